import { useCall } from '@energy/client/use-call'
import { subscriber, type Subscriber } from '@energy/contracts/subscribers'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { Empty } from '@energy/ui/states'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { DeleteButton } from '../../shared/actions/delete-button.tsx'
import { MoreRows } from '../../shared/list/more-rows.tsx'
import { PageOfRows } from '../../shared/list/page-of-rows.tsx'
import { formatCount } from '../../shared/words/counts.ts'
import { formatDate } from '../../shared/words/format-date.ts'
import { saveFile } from '@energy/client/save-file'
import { csvOf } from './subscribers-csv.ts'
import { Table, cellClass, rowClass } from '../../shared/page/table.tsx'
import { everyPage, usePages } from '../../shared/list/use-pages.ts'
import { useRemove } from '../../shared/list/use-remove.ts'

/** The subscribers of the newsletter. */
export function Subscribers() {
  const call = useCall()
  const list = usePages(
    subscriber.list,
    {},
    (querystring, signal) => call.send(subscriber.list, { querystring }, signal),
    { maxPages: Infinity },
  )
  return (
    <PageOfRows list={list} things="subscribers">
      {(subscribers) =>
        subscribers.length === 0 ? (
          <Empty>No subscribers yet.</Empty>
        ) : (
          <section className="panel overflow-hidden">
            <div className="grid gap-5 p-5 lg:px-8 lg:py-7">
              <div className="flex flex-wrap items-center justify-between gap-4">
                <h2 className="section-title">
                  Subscribers <span className="count">{formatCount(list.total)}</span>
                </h2>
                <Export />
              </div>
              <Table heads={['E-mail', 'Subscribed', 'Confirmed', 'Actions']}>
                {subscribers.map((one) => (
                  <SubscriberRow key={one._id} {...one} />
                ))}
              </Table>
            </div>
            <MoreRows things="subscribers" shown={subscribers.length} list={list} />
          </section>
        )
      }
    </PageOfRows>
  )
}

function SubscriberRow({ _id, email, createdAt, confirmedAt, refusedAt, refusal }: Subscriber) {
  const { remove, busy } = useRemove(subscriber, 'subscriber')
  return (
    <tr className={`${rowClass} max-md:relative max-md:pr-12`}>
      <td className={`${cellClass} max-md:font-[580]`}>{email}</td>
      <td className={`${cellClass} text-muted tabular-nums`}>
        <span className="md:hidden">Subscribed </span>
        {formatDate(createdAt)}
      </td>
      <td className={`${cellClass} text-muted tabular-nums`}>
        {confirmedAt && <span className="md:hidden">Confirmed </span>}
        {confirmedAt ? formatDate(confirmedAt) : 'Has yet to confirm'}
        {refusedAt && (
          <span className="block text-danger">
            Gets no letters: refused {formatDate(refusedAt)}
            <span className="block text-small text-muted">{refusal}</span>
          </span>
        )}
      </td>
      <td className="w-12 max-md:absolute max-md:top-1 max-md:right-0">
        <DeleteButton name={email} busy={busy} onDelete={() => void remove(_id, email)} />
      </td>
    </tr>
  )
}

/** Downloads all subscribers as a CSV file. */
function Export() {
  const call = useCall()
  const { mutate, isPending } = useMutation({
    mutationFn: () => everyPage<Subscriber>((querystring) => call.withHeaders(subscriber.list, { querystring })),
    onSuccess: (all) => saveFile(new Blob([csvOf(all)], { type: 'text/csv;charset=utf-8' }), 'subscribers.csv'),
    onError: ({ message }) => notice(`We could not export the subscribers. ${message}`, { kind: 'error', timer: 4000 }),
  })
  return (
    <Button look="line" small busy={isPending} onClick={() => mutate()}>
      <Download className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      Export as CSV
    </Button>
  )
}
