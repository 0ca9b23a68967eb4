import { useSend } from '@energy/client/use-send'
import { order, type Order } from '@energy/contracts/sales/orders'
import { Button } from '@energy/ui/button'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { notice } from '@energy/ui/notice'
import type { FormEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useSubmitErrors } from '../../../shared/form/form-errors.ts'
import { useFormField } from '../../../shared/form/use-form-field.ts'
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts'
import { useUnloadGuard } from '../../../shared/form/use-unload-guard.ts'
import type { Versioned } from '../../../shared/versioned.ts'

// The customer reads the note, so it is saved by its button alone.
const unsaved = () => Promise.reject(new Error('It is not saved.'))

/** The days of an order, and what the customer reads about it. A field follows newer versions until somebody types in it. */
export function OrderForm({ latest: { item, etag } }: { latest: Versioned<Order> }) {
  const { scheduledFor, installedOn, note } = item
  const form = useForm({ values: { scheduledFor, installedOn, note }, resetOptions: { keepDirtyValues: true } })
  const errors = useSubmitErrors(form)
  const { isDirty } = form.formState
  useLeaveGuard({ isDirty: () => isDirty, save: unsaved, text: 'The days and the note are not saved.' })
  useUnloadGuard(() => isDirty)
  const { mutateAsync } = useSend(order.update)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    errors.submit(async (body) => {
      try {
        await mutateAsync({ params: { id: item._id }, headers: { 'if-match': etag }, body })
        // What is saved follows newer versions again, and what was typed meanwhile stays.
        form.reset(body, { keepValues: true, keepDirtyValues: false })
        void notice('Saved.')
      } catch (cause) {
        errors.showFailure(cause)
      }
    })
  }
  return (
    <FormProvider {...form}>
      <form className="grid gap-5" onSubmit={submit} noValidate>
        <FormErrors failure={errors.summary} />
        <Fields />
        <Button type="submit" look="line" small className="justify-self-start" busy={errors.busy}>
          Save
        </Button>
      </form>
    </FormProvider>
  )
}

const Fields = () => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Work planned for" type="date" {...useFormField('scheduledFor')} />
      <TextField label="Installed on" type="date" {...useFormField('installedOn')} />
    </div>
    <TextArea
      label="Note for the customer"
      hint="The customer reads it with the order."
      rows={4}
      maxLength={5_000}
      {...useFormField('note')}
    />
  </>
)
