import { keysOf } from '@energy/contracts/record-of'
import { WEBHOOK_BOUNDS, WEBHOOK_EVENTS, type NewWebhook, type WebhookEvent } from '@energy/contracts/webhooks/webhooks'
import { Button } from '@energy/ui/button'
import { Checkbox } from '@energy/ui/checkbox'
import { FieldError, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { controlId, useSubmitErrors } from '../../shared/form/form-errors.ts'
import { useLeaveGuard } from '../../shared/form/use-leave-guard.ts'
import { useUnloadGuard } from '../../shared/form/use-unload-guard.ts'
import { eventWords } from './words.ts'

// Other systems depend on it, so it is saved by its button alone.
const unsaved = () => Promise.reject(new Error('It is not saved.'))

/** The values of the form. */
export type WebhookValues = Required<NewWebhook>

interface WebhookFormProps {
  values: WebhookValues
  save: string
  /** Gets the values, and which of them were changed. Rejects with a `CallError` where they are refused. */
  onSave: (values: WebhookValues, changed: readonly string[]) => Promise<unknown>
  /** Of a deleted webhook nothing is lost. */
  isDeleted?: () => boolean
  /** Beside the button that saves. */
  children?: ReactNode
}

/** The form of a webhook: its address and its events. */
export function WebhookForm({ values, save, onSave, isDeleted, children }: WebhookFormProps) {
  const form = useForm<WebhookValues>({ defaultValues: values })
  const { register, formState } = form
  const { errors: found, dirtyFields, isDirty } = formState
  const isUnsaved = () => isDirty && !isDeleted?.()
  useLeaveGuard({ isDirty: isUnsaved, save: unsaved, text: 'What you typed for this webhook is not saved.' })
  useUnloadGuard(isUnsaved)
  const errors = useSubmitErrors(form)
  const eventsError = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    errors.submit(async (body) => {
      await onSave(body, Object.keys(dirtyFields))
      // What is typed during a save stays, as a change of what was saved.
      form.reset(body, { keepValues: true })
      for (const name of keysOf(body)) form.setValue(name, form.getValues(name), { shouldDirty: true })
    })
  }
  const events = register('events', { validate: (chosen) => chosen.length > 0 || 'Choose at least one event.' })
  const boxOf = (event: WebhookEvent, index: number) => (
    <Checkbox key={event} {...events} value={event} {...(index === 0 && { id: controlId('events') })}>
      {eventWords[event]}
      <span className="block text-small text-muted">{event}</span>
    </Checkbox>
  )
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <FormErrors failure={errors.summary} />
      <TextField
        label="Address"
        hint="Begins with https://. Private addresses are refused."
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={WEBHOOK_BOUNDS.url}
        error={found.url?.message}
        {...register('url', { validate: (typed) => typed.trim() !== '' || 'Type the address of the other system.' })}
        id={controlId('url')}
      />
      <TextField
        label="Description"
        hint="What the other system is called."
        optional
        maxLength={WEBHOOK_BOUNDS.description}
        error={found.description?.message}
        {...register('description')}
        id={controlId('description')}
      />
      <fieldset aria-describedby={found.events ? eventsError : undefined}>
        <legend className="mb-1.5 text-ui font-[560]">Events</legend>
        <div className="grid gap-x-6 @2xl:grid-cols-2">{WEBHOOK_EVENTS.map(boxOf)}</div>
        {found.events?.message && <FieldError id={eventsError}>{found.events.message}</FieldError>}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" small busy={errors.busy}>
          {save}
        </Button>
        {children}
      </div>
    </form>
  )
}
