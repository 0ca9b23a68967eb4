import type { EditedKind } from '@energy/contracts/content/edited'
import { Users, WifiOff } from 'lucide-react'
import { atWhen } from '../../../../shared/words/format-date.ts'
import { compare } from '../compare.ts'
import { CONFLICT_ID } from '../conflict.tsx'
import { valuesIn, type DraftItem } from '../../record/calls.ts'
import type { Values } from '../../record/values.ts'

const names = new Intl.ListFormat('en-GB')

export const OfflineLine = () => (
  <output className="flex items-center gap-3 bg-ink px-5 py-3 text-ground lg:px-8">
    <WifiOff className="size-5 flex-none" strokeWidth={1.75} aria-hidden="true" />
    You are offline. What you type is kept on this device and saved when you are back.
  </output>
)

interface ConflictLineProps {
  kind: EditedKind
  mine: Values
  theirs: DraftItem
  /** Called before the comparison takes the focus. */
  onCompare: () => void
}

/** Says who else has saved, and leads to the comparison. */
export function ConflictLine({ kind, mine, theirs, onCompare }: ConflictLineProps) {
  const labels = compare(kind, valuesIn(kind, theirs), mine).map(({ label }) => label)
  return (
    <p className="flex items-center gap-3 border-l-4 border-danger bg-danger/10 px-5 py-3 lg:px-8">
      <Users className="size-5 flex-none" strokeWidth={1.75} aria-hidden="true" />
      <span>
        {theirs.savedBy || 'Somebody else'} saved this {atWhen(theirs.savedAt)}
        {labels.length > 0 && `, in ${names.format(labels)}`}. Your text is kept here.{' '}
        <a
          className="font-semibold text-danger underline"
          href={`#${CONFLICT_ID}`}
          onClick={(event) => {
            event.preventDefault()
            onCompare()
            document.getElementById(CONFLICT_ID)?.focus()
          }}
        >
          Compare and choose
        </a>
      </span>
    </p>
  )
}
