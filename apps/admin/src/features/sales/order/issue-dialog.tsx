import { CallError } from '@energy/client/call-error'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { WHOLE, formatAmount, parseDecimal } from '@energy/contracts/sales/money'
import { order, type Order } from '@energy/contracts/sales/orders'
import { salesSettings } from '@energy/contracts/sales/sales-settings'
import { partOf } from '@energy/contracts/sales/totals'
import { Dialog } from '@energy/ui/dialog'
import { TextArea, TextField } from '@energy/ui/field'
import { notice } from '@energy/ui/notice'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { sendOnce } from '../../../shared/actions/send-once.ts'
import { DialogForm } from '../../../shared/form/dialog-form.tsx'
import { controlId } from '../../../shared/form/form-errors.ts'
import { useFieldError, useFormField } from '../../../shared/form/use-form-field.ts'
import { invoicePath } from '../../../shared/sales/paths.ts'
import type { Versioned } from '../../../shared/records/versioned.ts'
import { DayField } from '../document/day-field.tsx'

interface IssueDialogProps {
  latest: Versioned<Order>
  onClose: () => void
}

interface IssueValues {
  /** In percent, as typed; `""` for all that is left. */
  share: string
  dueOn: string
  note: string
}

/** The share that is typed: undefined for none, `invalid` for what is none. */
function shareIn(typed: string) {
  if (typed.trim() === '') return undefined
  const share = parseDecimal(typed, 3)
  return share !== undefined && share >= 1 && share <= WHOLE ? share : 'invalid'
}

/** The totals of the invoice that the form describes. What is left follows from the order. */
function totalsFor(item: Order, typed: string) {
  const share = shareIn(typed)
  if (share === 'invalid') return undefined
  if (share === undefined) return item.left
  const taken = item.totals.byRate.map((part) => {
    const left = item.left.byRate.find((other) => other.taxName === part.taxName && other.taxRate === part.taxRate)
    return { ...part, net: part.net - (left?.net ?? 0), tax: part.tax - (left?.tax ?? 0) }
  })
  return partOf(item.totals, [{ net: 0, tax: 0, total: 0, byRate: taken }], share)
}

/** Issues an invoice of all that is left of an order, or of a share of the order. */
export function IssueDialog({ latest: { item, etag }, onClose }: IssueDialogProps) {
  const form = useForm<IssueValues>({ defaultValues: { share: '', dueOn: '', note: '' } })
  const { mutateAsync } = useSend(order.invoice)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // An invoice whose answer was lost is the same one until a dialog is opened for the order that has it: an equal share of
  // the order is another one then.
  const [shown] = useState(etag)
  const typed = useWatch({ control: form.control, name: 'share' })
  const totals = totalsFor(item, typed)
  const issue = async ({ share: typedShare, dueOn, note }: IssueValues) => {
    const share = shareIn(typedShare)
    const body = {
      ...(share !== undefined && share !== 'invalid' && { share }),
      ...(dueOn && { dueOn }),
      ...(note && { note }),
    }
    try {
      const { insertedId } = await sendOnce(`invoice ${item._id} ${shown}`, body, (headers) =>
        mutateAsync({ params: { id: item._id }, headers: { 'if-match': etag, ...headers }, body }),
      )
      void navigate(invoicePath(insertedId))
      void notice(`The invoice is issued and on its way to ${item.email}.`)
    } catch (cause) {
      // The dialog then shows what is left by now.
      if (cause instanceof CallError && cause.status === 412)
        void queryClient.invalidateQueries({ queryKey: [order.read.schema.tags[0]] })
      throw cause
    }
  }
  return (
    <Dialog title="Issue invoice" onClose={onClose}>
      <DialogForm
        form={form}
        onSend={issue}
        onClose={onClose}
        send={totals ? `Issue ${formatAmount(totals.total, item.currency)}` : 'Issue'}
        close="Not yet"
        focused="share"
      >
        <Fields left={formatAmount(item.left.total, item.currency)} />
      </DialogForm>
    </Dialog>
  )
}

function Fields({ left }: { left: string }) {
  const { register } = useFormContext<IssueValues>()
  const { data: settings } = useQuery(query(useCall(), salesSettings))
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Share of the order, %"
          hint={`Left empty, all that is left: ${left}.`}
          inputMode="decimal"
          autoComplete="off"
          error={useFieldError('share')}
          {...register('share', {
            validate: (typed) => shareIn(typed) !== 'invalid' || 'A percentage: more than 0, up to 100.',
          })}
          id={controlId('share')}
        />
        <DayField label="Due" name="dueOn" optional hint={settings && `Left empty, in ${settings.paymentDays} days.`} />
      </div>
      <TextArea label="Text above the lines" optional rows={2} maxLength={1_000} {...useFormField('note')} />
    </>
  )
}
