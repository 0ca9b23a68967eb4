import { useCall } from '@energy/client/use-call'
import { DELIVERY_DAYS, webhook, type WebhookDelivery } from '@energy/contracts/webhooks/webhooks'
import { useClock } from '../../shared/company/use-clock.ts'
import { MoreRows } from '../../shared/list/more-rows.tsx'
import { PageOfRows } from '../../shared/list/page-of-rows.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { LoadingText } from '../../shared/page/loaded.tsx'
import { StateMark } from '../../shared/sales/state-mark.tsx'
import { cellClass, rowClass, Table } from '../../shared/page/table.tsx'
import { TransientButton } from '../../shared/actions/transient-button.tsx'
import { useAct } from '../../shared/actions/use-act.ts'
import { useChange } from '../../shared/actions/use-checked-send.ts'
import { attemptsOf, deliveryLooks, eventWord, outcomeOf } from './words.ts'

interface DeliveriesProps {
  /** The id of the webhook. */
  id: string
  active: boolean
}

/** The log of a webhook: what was sent, what came of it, and Send again. */
export function Deliveries({ id, active }: DeliveriesProps) {
  const call = useCall()
  const list = usePages(
    webhook.deliveries,
    { id },
    ({ id: _id, ...querystring }, signal) => call.send(webhook.deliveries, { params: { id }, querystring }, signal),
    { inOrder: true, maxPages: 0, isChanging: ({ state }) => state === 'waiting' || state === 'delayed' },
  )
  return (
    <section className="panel min-w-0">
      <div className="px-5 pt-4 pb-3 lg:px-6">
        <h2 className="section-title">Deliveries</h2>
        <p className="text-small text-muted">Of the last {DELIVERY_DAYS} days, the newest first.</p>
      </div>
      <PageOfRows list={list} things="deliveries" loader={<div className="px-6 pb-5">{<LoadingText />}</div>}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p className="border-t border-line px-5 py-6 text-muted lg:px-6">
              Nothing was sent yet. {active && 'Send a test to see whether it arrives.'}
            </p>
          ) : (
            <>
              <div className="px-1.5 pb-2 max-md:px-5 lg:px-2.5">
                <Table heads={['Event', 'State', 'Answer', 'Actions']}>
                  {deliveries.map((delivery) => (
                    <DeliveryRow key={delivery._id} webhookId={id} active={active} delivery={delivery} />
                  ))}
                </Table>
              </div>
              <MoreRows things="deliveries" shown={deliveries.length} list={list} />
            </>
          )
        }
      </PageOfRows>
    </section>
  )
}

interface DeliveryRowProps {
  webhookId: string
  active: boolean
  delivery: WebhookDelivery
}

function DeliveryRow({ webhookId, active, delivery }: DeliveryRowProps) {
  const { _id, event, state, createdAt, attemptedAt, nextAttemptAt } = delivery
  const { words } = useClock()
  const { mutateAsync, isPending } = useChange(webhook.sendAgain, webhook.deliveries, (log) =>
    log.some((one) => one._id === _id && (one.state === 'waiting' || one.attemptedAt !== attemptedAt)),
  )
  const act = useAct(['webhooks'])
  const sendAgain = () =>
    act('It is sent again.', 'It was not sent.', () => mutateAsync({ params: { id: webhookId, delivery: _id } }))
  return (
    // It has the focus of its button, which goes while a delivery waits.
    <tr tabIndex={-1} className={`${rowClass} outline-none`}>
      <td className={`${cellClass} md:min-w-48`}>
        <span className="font-[560]">{eventWord(event)}</span>
        <span className="block text-small text-muted tabular-nums">
          {event}, <time dateTime={createdAt}>{words(createdAt)}</time>
        </span>
      </td>
      <td className={`${cellClass} md:min-w-40`}>
        <StateMark look={deliveryLooks[state]} />
        <span className="block text-small text-muted tabular-nums empty:hidden">{attemptsOf(delivery)}</span>
        {nextAttemptAt && state === 'delayed' && (
          <span className="block text-small text-muted tabular-nums">Next: {words(nextAttemptAt)}</span>
        )}
      </td>
      <td className={`${cellClass} text-muted md:w-full`}>{outcomeOf(delivery)}</td>
      <td className={`${cellClass} md:w-px md:whitespace-nowrap`}>
        {active && state !== 'waiting' && (
          <TransientButton
            look="line"
            small
            busy={isPending}
            aria-label={`Send again: ${eventWord(event)}, ${words(createdAt)}`}
            onClick={() => void sendAgain()}
          >
            Send again
          </TransientButton>
        )}
      </td>
    </tr>
  )
}
