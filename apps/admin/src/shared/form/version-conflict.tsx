import { Button } from '@energy/ui/button'
import { useEffect, type ReactNode } from 'react'
import { useHandedFocus } from '../actions/use-handed-focus.ts'

export interface VersionChoice {
  onOverwriteTheirs: () => void
  onLoadTheirs: () => void
}

interface VersionConflictProps extends VersionChoice {
  id?: string
  /** It leaves the focus in a field: the form saves itself while somebody types. */
  isQuiet?: boolean
  /** What differs. */
  children: ReactNode
}

const isInField = () => document.activeElement?.matches('input, textarea, select, [role=textbox]')

/** Shown when somebody else saved what is edited since it was read. The user chooses one version. Takes the focus. */
export function VersionConflict({ id, isQuiet = false, children, ...choice }: VersionConflictProps) {
  const { onOverwriteTheirs, onLoadTheirs } = choice
  const box = useHandedFocus<HTMLDivElement>()
  useEffect(() => {
    if (!isQuiet || !isInField()) box.current?.focus()
  }, [box, isQuiet])
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
