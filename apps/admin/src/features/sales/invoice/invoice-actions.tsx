import { invoice, type Invoice } from '@energy/contracts/sales/invoices'
import { Button } from '@energy/ui/button'
import { confirmAction } from '@energy/ui/notice'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useMailAgain } from '../document/use-mail-again.ts'
import { useSalesAct } from '../document/use-sales-act.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'

/** What can be done with an invoice. */
export function InvoiceActions({ item }: { item: Invoice }) {
  const [dialog, setDialog] = useState<'payment' | 'credit'>()
  const reminder = useMailAgain(invoice.remind)
  const act = useSalesAct()
  const isLive = item.state === 'open' || item.state === 'overdue'
  const isValid = isLive || item.state === 'paid'
  const remind = async () => {
    const title = `Send a reminder to ${item.email}?`
    if (!(await confirmAction({ title, yes: 'Send a reminder', no: 'Not yet' }))) return
    await act('The reminder is on its way.', 'No reminder was sent.', () => reminder.send(item._id))
  }
  const close = () => setDialog(undefined)
  return (
    <>
      {isValid && (
        <Button look="line" small disabled={item.paid !== 0} onClick={() => setDialog('credit')}>
          Credit note
        </Button>
      )}
      {item.state === 'overdue' && item.email && (
        <Button look="line" small busy={reminder.isPending} onClick={() => void remind()}>
          <Mail className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          Send a reminder
        </Button>
      )}
      {isValid && (
        <Button small look={isLive ? 'primary' : 'line'} onClick={() => setDialog('payment')}>
          Record a payment
        </Button>
      )}
      {isValid && item.paid !== 0 && (
        <p className="w-48 min-w-full text-small text-muted sm:text-right">
          For a credit note, pay back or take back its payments first.
        </p>
      )}
      {dialog === 'payment' && <PaymentDialog item={item} onClose={close} />}
      {dialog === 'credit' && <CreditDialog item={item} onClose={close} />}
    </>
  )
}
