import type { EditedKind } from '@energy/contracts/content/edited'
import { compare } from './compare.ts'
import { Sides } from './sides.tsx'
import { editedWords } from '../../../shared/records/edited.ts'
import { formatDateTime } from '../../../shared/words/format-date.ts'
import { VersionConflict, type VersionChoice } from '../../../shared/form/version-conflict.tsx'
import { valuesIn, type DraftItem } from '../record/calls.ts'
import type { Values } from '../record/values.ts'

interface ConflictProps extends VersionChoice {
  kind: EditedKind
  /** The values of the form. */
  mine: Values
  theirs: DraftItem
}

/** The id of the comparison. */
export const CONFLICT_ID = 'conflict'

const names = new Intl.ListFormat('en-GB')

/** Shown when somebody else saved the item since it was read. */
export function Conflict({ kind, mine, theirs, ...choice }: ConflictProps) {
  const differences = compare(kind, valuesIn(kind, theirs), mine)
  return (
    <VersionConflict id={CONFLICT_ID} isQuiet {...choice}>
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
    </VersionConflict>
  )
}
