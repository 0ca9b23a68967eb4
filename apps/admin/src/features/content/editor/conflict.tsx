import type { EditedKind } from '@energy/contracts/edited'
import { Button } from '@energy/ui/button'
import { useEffect } from 'react'
import { compare } from './compare.ts'
import { Sides } from './sides.tsx'
import { editedWords } from '../../../shared/edited.ts'
import { formatDateTime } from '../../../shared/format-date.ts'
import { useHandedFocus } from '../../../shared/use-handed-focus.ts'
import { valuesIn, type DraftItem } from '../record/calls.ts'
import type { Values } from '../record/values.ts'

interface ConflictProps {
  kind: EditedKind
  /** The values of the form. */
  mine: Values
  theirs: DraftItem
  onOverwriteTheirs: () => void
  onLoadTheirs: () => void
}

/** The id of the comparison. */
export const CONFLICT_ID = 'conflict'

const names = new Intl.ListFormat('en-GB')

/** Shown when somebody else saved the item since it was read. The user chooses one version. Takes the focus. */
export function Conflict({ kind, mine, theirs, onOverwriteTheirs, onLoadTheirs }: ConflictProps) {
  const box = useHandedFocus<HTMLDivElement>()
  useEffect(() => box.current?.focus(), [box])
  const differences = compare(kind, valuesIn(kind, theirs), mine)
  return (
    <div className="form-errors" id={CONFLICT_ID} role="alert" tabIndex={-1} ref={box}>
      <h2>Somebody else saved this {editedWords[kind].oneInText} while you worked on it</h2>
      <p className="mt-2">
        {theirs.savedBy ? `The version of ${theirs.savedBy}` : 'Their version'} of{' '}
        <time dateTime={theirs.savedAt}>{formatDateTime(theirs.savedAt)}</time> differs from yours in{' '}
        {names.format(differences.map(({ label }) => label)) || 'nothing'}. Nothing of yours is saved yet: keep mine
        saves it over theirs as a draft, load theirs puts their version into this form.
      </p>
      {differences.map((difference) => (
        <div key={difference.name} className="mt-4">
          <h3 className="mb-2 font-semibold">{difference.label}</h3>
          <Sides difference={difference} headings={['Theirs', 'Mine']} />
        </div>
      ))}
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
