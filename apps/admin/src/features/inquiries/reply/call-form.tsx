import { useSend } from '@energy/client/use-send'
import { clockName, formatMoment, momentOf, type CompanyClock } from '@energy/contracts/time/company-time'
import { CALL_OUTCOMES, type CallOutcome } from '@energy/contracts/inquiries/timeline'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { Button } from '@energy/ui/button'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { notice } from '@energy/ui/notice'
import { useForm, useWatch } from 'react-hook-form'
import { endKeysOf, sendOnce } from '../../../shared/actions/send-once.ts'
import { useClock } from '../../../shared/company/use-clock.ts'
import { useDraft, type Draft } from '../../../shared/form/drafts.ts'
import { controlId, useSubmitErrors } from '../../../shared/form/form-errors.ts'
import { Segments } from '../../../shared/page/segments.tsx'
import { asksForOutcome, nameOf, type OpenInquiry } from '../inquiry.ts'
import { outcomeWords } from '../../../shared/words/outcome-words.ts'

interface CallValues {
  outcome: CallOutcome
  day: string
  time: string
  note: string
}

const outcomes = CALL_OUTCOMES.map((value) => ({ value, label: outcomeWords[value] }))
const blank: CallValues = { outcome: 'reached', day: '', time: '', note: '' }

const isToCome = (moment: Date) => +moment > Date.now()
/** The name of the clock at a moment to come, which may be another than today; that of today until one is typed. */
const clockAt = (moment: Date, company: CompanyClock) => clockName(isToCome(moment) ? moment : new Date(), company)

interface CallFormProps {
  latest: OpenInquiry
  /** Called when the call is saved, or was none. */
  onClose: () => void
}

/** Asks how a call ended; a call that is made again sets the follow-up. */
export function CallForm({ latest: { item }, onClose }: CallFormProps) {
  const { _id: id, phone, bookedFor } = item
  const { company } = useClock()
  const { mutateAsync } = useSend(inquiry.called)
  const { stored, save, drop } = useDraft<CallValues & Draft>(`call ${id}`)
  const form = useForm<CallValues>({ defaultValues: stored ?? blank })
  const { summary, busy, submit } = useSubmitErrors(form)
  const { register, control, formState, setValue, getValues } = form
  const [outcome, day, time] = useWatch({ control, name: ['outcome', 'day', 'time'] })
  const keep = () => save({ ...getValues(), savedAt: new Date().toISOString() })
  const followUpOf = (values: Pick<CallValues, 'day' | 'time'>) => momentOf(`${values.day}T${values.time}`, company)
  const post = async (values: CallValues) => {
    const followUp = values.outcome === 'again' ? { followUpAt: followUpOf(values).toISOString() } : {}
    const body = { outcome: values.outcome, note: values.note, ...followUp }
    await sendOnce(`call ${id}`, body, (headers) => mutateAsync({ params: { id }, headers, body }))
    drop()
    onClose()
    return notice('The call is noted.')
  }
  const isAgain = outcome === 'again'
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit(post)
      }}
      onChange={keep}
      noValidate
    >
      <p className="font-[560]">
        Call to {nameOf(item)}
        <span className="block text-small font-[450] text-muted">
          {phone}
          {asksForOutcome(item) && `, booked for ${formatMoment(new Date(bookedFor), company)}. How did it go?`}
        </span>
      </p>
      <FormErrors failure={summary} />
      <Segments
        legend="Outcome"
        name="outcome"
        options={outcomes}
        value={outcome}
        onChange={(value) => setValue('outcome', value)}
      />
      {isAgain && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            type="date"
            label="Call again on"
            id={controlId('day')}
            error={formState.errors.day?.message}
            {...register('day', { validate: (chosen) => chosen !== '' || 'Choose a day.' })}
          />
          <TextField
            type="time"
            label="At"
            id={controlId('time')}
            hint={clockAt(followUpOf({ day, time }), company)}
            error={formState.errors.time?.message}
            {...register('time', {
              validate: (chosen, values) => {
                if (chosen === '') return 'Choose a time.'
                return isToCome(followUpOf(values)) || 'Choose a time to come.'
              },
            })}
          />
        </div>
      )}
      <TextArea label="Note" optional hint="Staff alone read it." rows={2} readOnly={busy} {...register('note')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" small busy={busy}>
          Save the call
        </Button>
        <Button
          look="line"
          small
          onClick={() => {
            drop()
            endKeysOf(`call ${id}`)
            onClose()
          }}
        >
          Not a call
        </Button>
      </div>
    </form>
  )
}
