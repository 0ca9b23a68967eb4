import { useIdempotencyKey } from '@energy/client/use-idempotency-key'
import { useSend } from '@energy/client/use-send'
import { invoice, type Invoice } from '@energy/contracts/sales/invoices'
import { Button } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { TextArea } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { notice } from '@energy/ui/notice'
import { useEffect, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { controlId, useSubmitErrors } from '../../../shared/form/form-errors.ts'
import { invoicePath } from '../../../shared/sales/paths.ts'

/** Cancels an invoice by a credit note, which says why. */
export function CreditDialog({ item, onClose }: { item: Invoice; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } })
  const errors = useSubmitErrors(form)
  const { mutateAsync } = useSend(invoice.cancel)
  const key = useIdempotencyKey()
  const navigate = useNavigate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    errors.submit(async (body) => {
      try {
        const { insertedId } = await mutateAsync({
          params: { id: item._id },
          headers: { 'idempotency-key': key.of(body) },
          body,
        })
        void navigate(invoicePath(insertedId))
        void notice(`Invoice ${item.number} is cancelled.`)
      } catch (cause) {
        errors.showFailure(cause)
      }
    })
  }
  useEffect(() => document.getElementById(controlId('reason'))?.focus(), [])
  return (
    <Dialog title={`Cancel invoice ${item.number}?`} onClose={onClose}>
      <p>A credit note takes back the whole invoice. What it had of the order can be invoiced again.</p>
      <form onSubmit={submit} noValidate>
        <FormErrors failure={errors.summary} />
        <TextArea
          label="Why"
          hint="The customer reads it on the credit note."
          rows={3}
          maxLength={1_000}
          error={form.formState.errors.reason?.message}
          {...form.register('reason', { validate: (typed) => typed.trim() !== '' || 'Say why it is cancelled.' })}
          id={controlId('reason')}
        />
        <div className="modal-actions">
          <Button type="submit" look="danger" small busy={errors.busy}>
            Issue the credit note
          </Button>
          <Button look="line" small onClick={onClose}>
            Keep it
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
