import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { TRASH_DAYS } from '@energy/contracts/content'
import { trash, type TrashItem } from '@energy/contracts/content/trash'
import { Button } from '@energy/ui/button'
import { confirmAction, notice } from '@energy/ui/notice'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { formatShortDateTime } from '../../../shared/words/format-date.ts'
import { callsOf } from '../record/calls.ts'
import { editedWords } from '../../../shared/records/edited.ts'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { reasonOf } from '../../../shared/words/reason.ts'
import { Table, cellClass, rowClass } from '../../../shared/page/table.tsx'
import { TransientButton } from '../../../shared/actions/transient-button.tsx'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { useRestoration } from '../../../shared/actions/use-deletion.ts'
import { besideRowOf, useHandedFocus } from '../../../shared/actions/use-handed-focus.ts'

/** What was deleted and can still be restored. */
export function Trash() {
  const list = useQuery(query(useCall(), trash.list))
  const [newest] = list.data ?? []
  return (
    <>
      <PageHead title="Trash" action={newest && <EmptyTrash until={newest.deletedAt} />} />
      <p className="-mt-2 text-muted">Deleted items stay here for {TRASH_DAYS} days. Then they are erased.</p>
      <Loaded query={list} error="We could not load the trash.">
        {(items) =>
          items.length === 0 ? (
            <Empty>Nothing was deleted in the last {TRASH_DAYS} days.</Empty>
          ) : (
            <section className="panel p-5 lg:px-8 lg:py-7">
              <Table heads={['Item', 'Deleted', 'By', 'Actions']}>
                {items.map((item) => (
                  <TrashRow key={item._id} item={item} />
                ))}
              </Table>
            </section>
          )
        }
      </Loaded>
    </>
  )
}

function TrashRow({ item: { kind, _id: id, headerTitle, deletedAt, deletedBy } }: { item: TrashItem }) {
  const { mutateAsync, isPending } = useRestoration(callsOf(kind).restore, callsOf(kind).draft)
  const button = useHandedFocus<HTMLButtonElement>(besideRowOf)
  // The row may be gone before the call is done, and with it what `mutate` would call.
  const restore = () =>
    mutateAsync({ params: { id } }).then(
      () => notice(`${headerTitle} restored.`),
      (cause: unknown) =>
        notice(`We could not restore ${headerTitle}. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 }),
    )
  return (
    <tr className={rowClass}>
      <td className={cellClass}>
        <span className="block font-[580]">{headerTitle}</span>
        <span className="text-small text-muted">{editedWords[kind].one}</span>
      </td>
      <td className={`${cellClass} text-muted tabular-nums`}>
        <span className="md:hidden">Deleted </span>
        {formatShortDateTime(deletedAt)}
      </td>
      <td className={`${cellClass} text-muted`}>
        {deletedBy && <span className="md:hidden">By </span>}
        {deletedBy}
      </td>
      <td className={`${cellClass} w-36`}>
        <Button
          ref={button}
          look="line"
          small
          busy={isPending}
          onClick={() => void restore()}
          aria-label={`Restore ${headerTitle}`}
        >
          <ArchiveRestore className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          Restore
        </Button>
      </td>
    </tr>
  )
}

const erasedWords = (count: number) => `${count} ${count === 1 ? 'item' : 'items'} erased.`

/** @param props.until when the newest item that is shown was deleted: what comes later is not erased unseen */
function EmptyTrash({ until }: { until: string }) {
  const { mutateAsync, isPending } = useChange(trash.empty, trash.list, (items, { querystring }) =>
    items.every(({ deletedAt }) => deletedAt > (querystring?.until ?? '')),
  )
  const empty = async () => {
    const question = { title: 'Erase everything in the trash?', yes: 'Erase', no: 'Keep it', danger: true }
    if (!(await confirmAction(question))) return
    await mutateAsync({ querystring: { until } }).then(
      (answer) => notice(answer ? erasedWords(answer.deletedCount) : 'The items are erased.'),
      (cause: unknown) => notice(`We could not empty the trash. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 }),
    )
  }
  return (
    <TransientButton look="danger" small busy={isPending} onClick={() => void empty()}>
      <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      Empty the trash
    </TransientButton>
  )
}
