import { CallError, unlessDone } from '@energy/client/call-error'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { letter } from '@energy/contracts/letters/letters'
import { formatMoment } from '@energy/contracts/time/company-time'
import { Button } from '@energy/ui/button'
import { confirmAction } from '@energy/ui/notice'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, MailCheck, Send } from 'lucide-react'
import { useState } from 'react'
import { useCompany } from '../../../shared/company/use-company.ts'
import { isRefusal } from '../../../shared/form/use-autosave.ts'
import { ScheduleDialog } from '../../../shared/actions/schedule-dialog.tsx'
import { useAct } from '../../../shared/actions/use-act.ts'
import { useCheckedSend } from '../../../shared/actions/use-checked-send.ts'
import { versionedQuery } from '../../../shared/records/versioned.ts'
import { peopleOf } from './recipients.ts'
import type { useLetterForm } from './use-letter-form.ts'

interface SendButtonsProps {
  id: string
  editor: ReturnType<typeof useLetterForm>
  disabled: boolean
  onReload: () => Promise<unknown>
}

const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const
const TAGS = ['letters'] as const
const FAILED = 'The letter was not sent.'

/** Sends a letter to oneself, to all now, or to all at a time. What is sent is what the form has. */
export function SendButtons({ id, editor, disabled, onReload }: SendButtonsProps) {
  const call = useCall()
  const recipients = query(call, letter.recipients)
  const { data } = useQuery({ ...recipients, staleTime: 0 })
  const queryClient = useQueryClient()
  // Where the answer was lost, it is sent again: two tests to oneself do no harm.
  const test = useCheckedSend(letter.test, (caller, cause, input) =>
    unlessDone(() => caller.send(letter.test, input).then(() => true))(cause),
  )
  const send = useSend(letter.send)
  const act = useAct(TAGS)
  const clock = useCompany()
  const [dialog, setDialog] = useState<{ error?: string }>()

  const tryOut = () =>
    act('The test is on its way to you.', 'The test was not sent.', async () => {
      await editor.saveAll()
      await test.mutateAsync({ params: { id } })
    })
  const isSent = () =>
    queryClient.fetchQuery(versionedQuery(call, letter.read, id)).then(
      ({ item }) => item.state !== 'draft',
      () => false,
    )
  /** @throws Error also where somebody else has saved since: the form says so and asks which of the two stays */
  const sendTo = async (body: { at?: string }) => {
    try {
      await send.mutateAsync({ params: { id }, headers: { 'if-match': editor.etagNow() }, body })
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      // Its answer may be lost alone.
      if (!isRefusal(cause) && (await isSent())) return
      if (cause.status !== 412) throw cause
      if (!(await editor.meetConflict())) throw cause
      throw new Error('Somebody else has saved it in between.', { cause })
    }
  }
  /** Asks with the number of those who get it now. */
  const sendNow = async () => {
    let count = 0
    const isReady = await editor
      .saveAll()
      .then(() => queryClient.fetchQuery({ ...recipients, staleTime: 0 }))
      .then(
        (found) => {
          count = found.count
          return true
        },
        async (cause: unknown) => act('', FAILED, () => Promise.reject(cause)),
      )
    if (!isReady) return
    const title = `Send “${editor.form.getValues('title').trim()}” to ${peopleOf(count)} now?`
    const text = 'Each gets one mail. It cannot be called back.'
    if (!(await confirmAction({ title, text, yes: 'Send now', no: 'Not yet' }))) return
    if (await act(`The letter is on its way to ${peopleOf(count)}.`, FAILED, () => sendTo({}))) await onReload()
  }
  const schedule = async (at: string) => {
    try {
      await editor.saveAll()
      await sendTo({ at })
    } catch (cause) {
      if (cause instanceof CallError && cause.status !== 412) return setDialog({ error: cause.message })
      // It would cover the form, which shows the conflict.
      setDialog(undefined)
      return act('', 'The letter was not scheduled.', () => Promise.reject(cause))
    }
    setDialog(undefined)
    await act(`The letter is sent ${formatMoment(new Date(at), clock)}.`, '', async () => undefined)
    return onReload()
  }

  return (
    <>
      <Button look="line" small busy={test.isPending} disabled={disabled} onClick={() => void tryOut()}>
        <MailCheck {...icon} />
        Send test to me
      </Button>
      <Button look="line" small disabled={disabled} onClick={() => setDialog({})}>
        <CalendarClock {...icon} />
        At a time
      </Button>
      <Button small busy={send.isPending && !dialog} disabled={disabled} onClick={() => void sendNow()}>
        <Send {...icon} />
        Send now
      </Button>
      {dialog && (
        <ScheduleDialog
          title="Send at a time"
          at={undefined}
          busy={send.isPending}
          error={dialog.error}
          onSchedule={(at) => void schedule(at)}
          onClose={() => setDialog(undefined)}
        >
          <p className="mt-2">
            {data ? `Now it would go to ${peopleOf(data.count)}. ` : ''}Who is confirmed when the time comes gets it.
          </p>
        </ScheduleDialog>
      )}
    </>
  )
}
