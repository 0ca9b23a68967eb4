import { Button } from '@energy/ui/button'
import { useEffect } from 'react'
import { useHandedFocus } from '../../../shared/use-handed-focus.ts'

interface DetailsConflictProps {
  onOverwriteTheirs: () => void
  onLoadTheirs: () => void
}

/** Shown when somebody else saved the picture since it was read. The user chooses one version. Takes the focus. */
export function DetailsConflict({ onOverwriteTheirs, onLoadTheirs }: DetailsConflictProps) {
  const box = useHandedFocus<HTMLDivElement>()
  useEffect(() => box.current?.focus(), [box])
  return (
    <div className="form-errors" role="alert" tabIndex={-1} ref={box}>
      <h3 className="font-semibold">Somebody else saved this image while you worked on it</h3>
      <p className="mt-2">
        Nothing of yours is saved yet: keep mine saves it over theirs, load theirs puts their version into this form.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button small onClick={onOverwriteTheirs}>
          Keep mine
        </Button>
        <Button look="line" small onClick={onLoadTheirs}>
          Load theirs
        </Button>
      </div>
    </div>
  )
}
