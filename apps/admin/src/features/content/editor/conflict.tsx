import type { Item, Kind } from '@energy/contracts/content'
import { Button } from '@energy/ui/button'
import { useEffect, useRef } from 'react'
import { differences } from './differences.ts'
import { kindWords } from '../../../shared/kinds.ts'
import { formatDateTime } from '../../../shared/format-date.ts'
import type { ContentStart } from './content-values.ts'

interface ConflictProps {
  kind: Kind
  /** The values of the form. */
  mine: ContentStart
  theirs: Item
  onOverwriteTheirs: () => void
  onLoadTheirs: () => void
}

/** Shown when somebody else saved the item since it was read. The user chooses one version. Takes the focus. */
export function Conflict({ kind, mine, theirs, onOverwriteTheirs, onLoadTheirs }: ConflictProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="form-errors" role="alert" tabIndex={-1} ref={box}>
      <h2>Somebody else saved this {kindWords[kind].oneInText} while you worked on it</h2>
      <p className="mt-2">
        Their version of <time dateTime={theirs.updatedAt}>{formatDateTime(theirs.updatedAt)}</time> differs from yours
        in {differences(theirs, mine) || 'nothing'}. Nothing of yours is saved yet: keep mine saves it over theirs, load
        theirs puts their version into this form.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" small onClick={onOverwriteTheirs}>
          Keep mine
        </Button>
        <Button look="line" small onClick={onLoadTheirs}>
          Load theirs
        </Button>
      </div>
    </div>
  )
}
