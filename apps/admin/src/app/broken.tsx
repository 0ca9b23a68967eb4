import { LoadError } from '@energy/ui/states'

/** Shown when a screen failed to load or to render. */
export const Broken = () => (
  <div className="p-5 lg:p-8">
    <LoadError retry={() => location.reload()}>Something broke on our side.</LoadError>
  </div>
)
