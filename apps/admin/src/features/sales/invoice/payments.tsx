import { invoice, type Invoice, type Payment } from '@energy/contracts/sales/invoices'
import { formatAmount } from '@energy/contracts/sales/money'
import { Button } from '@energy/ui/button'
import { confirmAction } from '@energy/ui/notice'
import { endKeysOf } from '../../../shared/actions/send-once.ts'
import { useDeletion } from '../../../shared/actions/use-deletion.ts'
import { besideRowOf, useHandedFocus } from '../../../shared/actions/use-handed-focus.ts'
import { longDay } from '../../../shared/sales/days.ts'
import { Panel } from '../../../shared/sales/document-head.tsx'
import { useSalesAct } from '../document/use-sales-act.ts'

/** The money that came for an invoice. */
export const Payments = ({ item }: { item: Invoice }) => (
  <Panel title="Payments">
    {item.payments.length === 0 && <p className="text-muted">None yet.</p>}
    <ul>
      {item.payments.map((payment) => (
        <PaymentRow key={payment._id} item={item} payment={payment} />
      ))}
    </ul>
  </Panel>
)

function PaymentRow({ item, payment }: { item: Invoice; payment: Payment }) {
  const send = useDeletion(invoice.removePayment, invoice.removePayment)
  const act = useSalesAct()
  const button = useHandedFocus<HTMLButtonElement>(besideRowOf)
  const { _id, amount, paidOn, reference, recordedBy } = payment
  const sum = formatAmount(amount, item.currency)
  const takeBack = async () => {
    const text = 'Take it back if it was recorded by mistake. Money that you paid back is a payment of its own.'
    if (!(await confirmAction({ title: `Take back ${sum}?`, text, yes: 'Take it back', no: 'Keep it', danger: true })))
      return
    await act('Payment taken back.', 'The payment stays.', async () => {
      await send.mutateAsync({ params: { id: item._id, payment: _id } })
      endKeysOf(`payment ${item._id}`)
    })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <span className="min-w-0 flex-1 max-sm:basis-full">
        {longDay(paidOn)}
        {reference && `, ${reference}`}
        <span className="block text-small text-muted">
          {amount < 0 ? 'Paid back. ' : ''}Recorded by {recordedBy || 'a deleted account'}
        </span>
      </span>
      <b className="font-[580] tabular-nums max-sm:mr-auto">{sum}</b>
      {item.state !== 'cancelled' && (
        <Button
          ref={button}
          look="line"
          small
          aria-label={`Take back ${sum}`}
          busy={send.isPending}
          onClick={() => void takeBack()}
        >
          Take back
        </Button>
      )}
    </li>
  )
}
