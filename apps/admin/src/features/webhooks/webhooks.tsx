import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { webhook, type Webhook } from '@energy/contracts/webhooks/webhooks'
import { buttonClass } from '@energy/ui/button'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useClock } from '../../shared/company/use-clock.ts'
import { Loaded } from '../../shared/page/loaded.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { StateMark } from '../../shared/sales/state-mark.tsx'
import { cellClass, rowClass, Table } from '../../shared/page/table.tsx'
import { deliveryLooks, eventsOf, nameOf } from './words.ts'

/** The other systems that are notified of events. */
export function Webhooks() {
  const list = useQuery(query(useCall(), webhook.list))
  const add = (
    <Link className={buttonClass('primary', true)} to="/webhooks/new">
      <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      Add a webhook
    </Link>
  )
  return (
    <>
      <PageHead title="Webhooks" action={list.data?.length ? add : undefined} />
      <p className="-mt-2 max-w-prose text-muted">
        A webhook tells another system, such as a CRM or the accounts, as soon as something happens here.
      </p>
      <Loaded query={list} error="We could not load the webhooks.">
        {(webhooks) =>
          webhooks.length === 0 ? (
            <Empty action={add}>No webhooks yet.</Empty>
          ) : (
            <section className="panel p-5 lg:px-8 lg:py-7">
              <Table heads={['Webhook', 'Events', 'Last delivery']}>
                {webhooks.map((one) => (
                  <WebhookRow key={one._id} item={one} />
                ))}
              </Table>
            </section>
          )
        }
      </Loaded>
    </>
  )
}

function WebhookRow({ item }: { item: Webhook }) {
  const { _id, url, events, active, last } = item
  const { words } = useClock()
  return (
    <tr className={rowClass}>
      <td className={cellClass}>
        <Link
          className="text-link font-[580] max-md:inline-flex max-md:min-h-touch max-md:items-center"
          to={`/webhooks/${_id}`}
        >
          {nameOf(item)}
        </Link>
        {!active && <span className="badge ml-2.5">Off</span>}
        <span className="block text-small text-muted">{url}</span>
      </td>
      <td className={`${cellClass} text-muted md:whitespace-nowrap`}>{eventsOf(events)}</td>
      <td className={`${cellClass} md:whitespace-nowrap`}>
        {last && <StateMark look={deliveryLooks[last.state]} />}
        <span className="block text-small text-muted">{last ? words(last.createdAt) : 'Nothing was sent yet'}</span>
      </td>
    </tr>
  )
}
