import { ORDER_TRANSITIONS, order, type Order, type OrderState } from '@energy/contracts/sales/orders'
import { useClock } from '../../../shared/company/use-clock.ts'
import { dayOf, longDay } from '../../../shared/sales/days.ts'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { TransientButton } from '../../../shared/actions/transient-button.tsx'
import type { Versioned } from '../../../shared/records/versioned.ts'
import { useSalesAct } from '../document/use-sales-act.ts'
import { hasState } from './has-state.ts'

const steps = ['accepted', 'scheduled', 'installed', 'done'] as const
type Step = (typeof steps)[number]

const names: Readonly<Record<Step, string>> = {
  accepted: 'Accepted',
  scheduled: 'Scheduled',
  installed: 'Installed',
  done: 'Done',
}
/** The button that sets each state. */
const buttons: Readonly<Record<Step, string>> = {
  accepted: 'Not scheduled any more',
  scheduled: 'Mark as scheduled',
  installed: 'Mark as installed',
  done: 'Mark as done',
}

const isAfter = (step: Step, state: OrderState) => steps.findIndex((one) => one === state) < steps.indexOf(step)

/** How far the order is, with a button for each step that is allowed. */
export function OrderSteps({ latest: { item, etag } }: { latest: Versioned<Order> }) {
  const { company } = useClock()
  const send = useChange(order.setState, order.read, hasState)
  const act = useSalesAct()
  const { state, scheduledFor, installedOn, doneAt, acceptedAt } = item
  const days: Readonly<Record<Step, string>> = {
    accepted: dayOf(acceptedAt, company),
    scheduled: scheduledFor,
    installed: installedOn,
    done: doneAt && dayOf(doneAt, company),
  }
  const set = (next: Step) =>
    act(`The order is ${names[next].toLowerCase()}.`, 'Its state stays as it is.', () =>
      send.mutateAsync({ params: { id: item._id }, headers: { 'if-match': etag }, body: { state: next } }),
    )
  const allowed = steps.filter((step) => ORDER_TRANSITIONS[state].includes(step))
  return (
    <section className="panel p-5 outline-none lg:p-6" aria-label="State" tabIndex={-1}>
      <ol className="grid grid-cols-4 gap-1">
        {steps.map((step) => {
          const isReached = state !== 'cancelled' && !isAfter(step, state)
          return (
            <li key={step} aria-current={step === state ? 'step' : undefined} className="min-w-0">
              <span
                className={`mb-2 block h-7 ${isReached ? 'bg-leaf' : 'shadow-[inset_0_0_0_1.5px_var(--color-edge)]'} ${step === 'done' && isReached ? 'border-r-4 border-ink' : ''}`}
                aria-hidden="true"
              />
              <span
                className={`block text-ui max-sm:text-small ${step === state ? 'font-semibold' : isReached ? 'font-[560]' : 'text-muted'}`}
              >
                {names[step]}
              </span>
              <span className="block text-small text-muted">{longDay(days[step])}</span>
            </li>
          )
        })}
      </ol>
      {state === 'cancelled' && <p className="mt-4 font-[560] text-danger">This order is cancelled.</p>}
      {allowed.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {allowed.map((step) => (
            <TransientButton
              key={step}
              look="line"
              small
              // A day is planned before the order is.
              disabled={step === 'scheduled' && !scheduledFor}
              busy={send.isPending && send.variables.body.state === step}
              onClick={() => void set(step)}
            >
              {buttons[step]}
            </TransientButton>
          ))}
          {allowed.includes('scheduled') && !scheduledFor && (
            <span className="text-small text-muted">To schedule it, save the day of the work first.</span>
          )}
        </div>
      )}
    </section>
  )
}
