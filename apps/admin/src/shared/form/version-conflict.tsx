import { Button } from '@energy/ui/button'
import { useEffect, type ReactNode } from 'react'
import { useHandedFocus } from '../actions/use-handed-focus.ts'

export interface VersionChoice {
  onOverwriteTheirs: () => void
  onLoadTheirs: () => void
}

interface VersionConflictProps extends VersionChoice {
  id?: string
  /** What differs. */
  children: ReactNode
}

/** Shown when somebody else saved what is edited since it was read. The user chooses one version. Takes the focus. */
export function VersionConflict({ id, children, onOverwriteTheirs, onLoadTheirs }: VersionConflictProps) {
  const box = useHandedFocus<HTMLDivElement>()
  useEffect(() => box.current?.focus(), [box])
  return (
    <div className="form-errors" id={id} role="alert" tabIndex={-1} ref={box}>
      {children}
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
