import { useSend } from '@energy/client/use-send'
import { kinds, type Kind, type ListedItem } from '@energy/contracts/content'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { Pin, PinOff } from 'lucide-react'
import { reasonOf } from '../../../shared/reason.ts'

/** Lets an item come before newer ones, or no longer. */
export function PinButton({ kind, item: { _id: id, headerTitle, pinned } }: { kind: Kind; item: ListedItem }) {
  const { mutate, isPending } = useSend(kinds[kind].place)
  const [Icon, label] = pinned ? ([PinOff, 'Unpin'] as const) : ([Pin, 'Pin'] as const)
  const press = () =>
    mutate(
      { params: { id }, body: { pinned: !pinned } },
      {
        onSuccess: () =>
          void notice(pinned ? `${headerTitle} is not pinned any more.` : `${headerTitle} now comes first.`),
        onError: (cause) =>
          void notice(`We could not ${label.toLowerCase()} ${headerTitle}. ${reasonOf(cause)}`, {
            kind: 'error',
            timer: 4000,
          }),
      },
    )
  return (
    <Button look="line" small busy={isPending} onClick={press}>
      <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      {label}
    </Button>
  )
}
