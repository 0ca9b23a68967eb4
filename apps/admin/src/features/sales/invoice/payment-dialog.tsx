import { invoice, type Invoice, type NewPayment } from '@energy/contracts/sales/invoices'
import { decimalOf, formatAmount } from '@energy/contracts/sales/money'
import { BOUNDS } from '@energy/contracts/text'
import { Dialog } from '@energy/ui/dialog'
import { TextField } from '@energy/ui/field'
import { notice } from '@energy/ui/notice'
import { useState } from 'react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { sendOnce } from '../../../shared/actions/send-once.ts'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { DialogForm } from '../../../shared/form/dialog-form.tsx'
import { controlId } from '../../../shared/form/form-errors.ts'
import { useFieldError, useFormField } from '../../../shared/form/use-form-field.ts'
import { useToday } from '../../../shared/sales/days.ts'
import { typedAmount } from '../document/typed-amount.ts'
import { paymentOf } from './payment-of.ts'

interface PaymentValues {
  amount: string
  paidOn: string
  reference: string
}

/** Whether two payments are of the same money: the API removes spaces at the ends of a reference. */
const isSame = (one: NewPayment, { amount, paidOn, reference = '' }: NewPayment) =>
  one.amount === amount && one.paidOn === paidOn && one.reference === reference.trim()

/** Records money that was received for an invoice, or paid back. */
export function PaymentDialog({ item, onClose }: { item: Invoice; onClose: () => void }) {
  const { currency, open } = item
  const today = useToday()
  const form = useForm<PaymentValues>({
    defaultValues: { amount: open > 0 ? typedAmount(open, currency) : '', paidOn: today, reference: 'Bank transfer' },
  })
  const { mutateAsync } = useChange(invoice.pay, invoice.read, ({ payments }, { body }) =>
    payments.some((one) => isSame(one, body) && item.payments.every(({ _id }) => _id !== one._id)),
  )
  // A payment whose answer was lost is the same one until a dialog is opened beside it: an equal one is another then.
  const [shown] = useState(() => item.payments.map(({ _id }) => _id).join(' '))
  const amount = paymentOf(useWatch({ control: form.control, name: 'amount' }), currency)
  const pay = async ({ amount: typed, paidOn, reference }: PaymentValues) => {
    const body = { amount: paymentOf(typed, currency) ?? 0, paidOn, reference }
    await sendOnce(`payment ${item._id} ${shown}`, body, (headers) =>
      mutateAsync({ params: { id: item._id }, headers, body }),
    )
    onClose()
    void notice(`${formatAmount(body.amount, currency)} recorded.`)
  }
  return (
    <Dialog title="Record a payment" onClose={onClose}>
      <DialogForm
        form={form}
        onSend={pay}
        onClose={onClose}
        send={amount === undefined ? 'Record' : `Record ${formatAmount(amount, currency)}`}
        close="Cancel"
        focused="amount"
      >
        <Fields item={item} />
      </DialogForm>
    </Dialog>
  )
}

function Fields({ item: { currency, open, paid } }: { item: Invoice }) {
  const { register } = useFormContext<PaymentValues>()
  const today = useToday()
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={`Amount, ${currency}`}
          hint={`Open: ${formatAmount(open, currency)}.${paid > 0 ? ' With a minus it is paid back.' : ''}`}
          inputMode={paid > 0 ? 'text' : 'decimal'}
          autoComplete="off"
          error={useFieldError('amount')}
          {...register('amount', {
            validate: (typed) =>
              paymentOf(typed, currency) !== undefined || `An amount: ${decimalOf(123_456, currency)}.`,
          })}
          id={controlId('amount')}
        />
        <TextField
          label="Paid on"
          type="date"
          error={useFieldError('paidOn')}
          max={today}
          {...register('paidOn', {
            required: 'Say on which day it was paid.',
            validate: (day) => day <= today || 'Choose today or an earlier day: it was paid by then.',
          })}
          id={controlId('paidOn')}
        />
      </div>
      <TextField
        label="How"
        hint="Bank transfer, and what it said."
        maxLength={BOUNDS.line}
        {...useFormField('reference')}
      />
    </>
  )
}
