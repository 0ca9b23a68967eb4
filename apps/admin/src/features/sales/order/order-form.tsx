import { CallError } from '@energy/client/call-error'
import { keysOf, recordOf } from '@energy/contracts/record-of'
import { order, type Order } from '@energy/contracts/sales/orders'
import { Button } from '@energy/ui/button'
import { TextArea } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { useSubmitErrors } from '../../../shared/form/form-errors.ts'
import { useFormField } from '../../../shared/form/use-form-field.ts'
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts'
import { useUnloadGuard } from '../../../shared/form/use-unload-guard.ts'
import { longDay, useToday } from '../../../shared/sales/days.ts'
import type { Versioned } from '../../../shared/records/versioned.ts'
import { DayField } from '../document/day-field.tsx'

// The customer reads the note, so it is saved by its button alone.
const unsaved = () => Promise.reject(new Error('It is not saved.'))

const labels = { scheduledFor: 'Work planned for', installedOn: 'Installed on', note: 'Note for the customer' } as const
type Values = Record<keyof typeof labels, string>
const names = keysOf(labels)

/** The days of an order, and what the customer reads about it. A field follows newer versions until somebody types in it. */
export function OrderForm({ latest: { item, etag } }: { latest: Versioned<Order> }) {
  const { scheduledFor, installedOn, note } = item
  const saved: Values = { scheduledFor, installedOn, note }
  const form = useForm({ values: saved, resetOptions: { keepDirtyValues: true } })
  const errors = useSubmitErrors(form)
  const queryClient = useQueryClient()
  const { isDirty, dirtyFields } = form.formState
  // What each field had when somebody began to type in it.
  const [begun, setBegun] = useState(saved)
  const now = recordOf(names, (name) => (dirtyFields[name] ? begun : saved)[name])
  if (names.some((name) => now[name] !== begun[name])) setBegun(now)
  const replaced = names.filter((name) => now[name] !== saved[name] && form.getValues(name) !== saved[name])
  useLeaveGuard({ isDirty: () => isDirty, save: unsaved, text: 'The days and the note are not saved.' })
  useUnloadGuard(() => isDirty)
  const { mutateAsync } = useChange(order.update, order.read, (stored, { body }) =>
    names.every((name) => stored[name] === body[name]?.trim()),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    errors.submit(async (body) => {
      try {
        await mutateAsync({ params: { id: item._id }, headers: { 'if-match': etag }, body })
        // What is saved follows newer versions again, and what was typed meanwhile stays.
        form.reset(body, { keepValues: true, keepDirtyValues: false })
        void notice('Saved.')
      } catch (cause) {
        // The form then shows what was saved meanwhile.
        if (cause instanceof CallError && cause.status === 412)
          await queryClient.invalidateQueries({ queryKey: [order.read.schema.tags[0]] })
        throw cause
      }
    })
  }
  return (
    <FormProvider {...form}>
      <form className="grid gap-5" onSubmit={submit} noValidate>
        <FormErrors failure={errors.summary} />
        <Fields />
        <output className="grid gap-2 text-danger empty:hidden">
          {replaced.map((name) => (
            <span key={name} className="whitespace-pre-line">
              “{labels[name]}” was saved meanwhile: {savedWords(name, saved[name])} Save replaces it by yours.
            </span>
          ))}
        </output>
        <Button type="submit" look="line" small className="justify-self-start" busy={errors.busy}>
          Save
        </Button>
      </form>
    </FormProvider>
  )
}

/** What was saved in a field, with its full stop: a note may have one. */
function savedWords(name: keyof Values, value: string) {
  if (value === '') return 'nothing.'
  if (name !== 'note') return `${longDay(value)}.`
  return /[.!?]$/.test(value) ? `“${value}”` : `“${value}”.`
}

const Fields = () => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <DayField label={labels.scheduledFor} name="scheduledFor" />
      <DayField label={labels.installedOn} name="installedOn" max={useToday()} />
    </div>
    <TextArea
      label={labels.note}
      hint="The customer reads it with the order."
      rows={4}
      maxLength={5_000}
      {...useFormField('note')}
    />
  </>
)
