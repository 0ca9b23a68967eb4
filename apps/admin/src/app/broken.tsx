import { Failed } from '@energy/ui/states'

/** A screen that failed to load or to draw. */
export const Broken = () => (
  <div className="p-5 lg:p-8">
    <Failed retry={() => location.reload()}>Something broke on our side.</Failed>
  </div>
)
