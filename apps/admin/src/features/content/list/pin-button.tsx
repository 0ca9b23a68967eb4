import type { EditedKind } from '@energy/contracts/content/edited'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { Pin, PinOff } from 'lucide-react'
import { callsOf, type ListedItem } from '../record/calls.ts'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { reasonOf } from '../../../shared/words/reason.ts'

/** Lets an item come before newer ones, or no longer. */
export function PinButton({ kind, item: { _id: id, title, pinned } }: { kind: EditedKind; item: ListedItem }) {
  const { place, draft } = callsOf(kind)
  const { mutateAsync, isPending } = useChange(place, draft, (found, { body }) => found.pinned === body.pinned)
  const [Icon, label] = pinned ? ([PinOff, 'Unpin'] as const) : ([Pin, 'Pin'] as const)
  // Another item may be shown before the call is done, and what `mutate` would call is gone with this one.
  const press = () =>
    void mutateAsync({ params: { id }, body: { pinned: !pinned } }).then(
      () => notice(pinned ? `${title} is not pinned any more.` : `${title} now comes first.`),
      (cause: unknown) =>
        notice(`We could not ${label.toLowerCase()} ${title}. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 }),
    )
  return (
    <Button look="line" small busy={isPending} onClick={press}>
      <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      {label}
    </Button>
  )
}
