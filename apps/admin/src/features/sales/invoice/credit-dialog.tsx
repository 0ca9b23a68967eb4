import { useSend } from '@energy/client/use-send'
import { invoice, type Invoice } from '@energy/contracts/sales/invoices'
import { Dialog } from '@energy/ui/dialog'
import { TextArea } from '@energy/ui/field'
import { notice } from '@energy/ui/notice'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { endKeysOf, sendOnce } from '../../../shared/actions/send-once.ts'
import { DialogForm } from '../../../shared/form/dialog-form.tsx'
import { controlId } from '../../../shared/form/form-errors.ts'
import { invoicePath } from '../../../shared/sales/paths.ts'

/** Cancels an invoice by a credit note, which says why. */
export function CreditDialog({ item, onClose }: { item: Invoice; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { mutateAsync } = useSend(invoice.cancel)
  const navigate = useNavigate()
  const cancel = async (body: { reason: string }) => {
    const { insertedId } = await sendOnce(`credit note ${item._id}`, body, (headers) =>
      mutateAsync({ params: { id: item._id }, headers, body }),
    )
    endKeysOf(`invoice ${item.order._id}`)
    void navigate(invoicePath(insertedId))
    void notice(`Invoice ${item.number} is cancelled.`)
  }
  return (
    <Dialog title={`Cancel invoice ${item.number}?`} onClose={onClose}>
      <p>A credit note takes back the whole invoice. What it had of the order can be invoiced again.</p>
      <DialogForm
        form={form}
        onSend={cancel}
        onClose={onClose}
        send="Issue the credit note"
        close="Keep it"
        look="danger"
        focused="reason"
      >
        <TextArea
          label="Why"
          hint="The customer reads it on the credit note."
          rows={3}
          maxLength={1_000}
          error={form.formState.errors.reason?.message}
          {...form.register('reason', { validate: (typed) => typed.trim() !== '' || 'Say why it is cancelled.' })}
          id={controlId('reason')}
        />
      </DialogForm>
    </Dialog>
  )
}
