import { useSend } from '@energy/client/use-send'
import { formatMoment } from '@energy/contracts/time/company-time'
import { schedules, type ScheduledItem } from '@energy/contracts/content/schedules'
import { confirmAction, notice } from '@energy/ui/notice'
import { useState } from 'react'
import { useCompany } from '../../../shared/company/use-company.ts'
import { callsOf } from '../record/calls.ts'
import { reasonOf } from '../../../shared/words/reason.ts'
import { useAct } from '../../../shared/actions/use-act.ts'
import { useDeletion } from '../../../shared/actions/use-deletion.ts'

const TAGS = schedules.list.schema.tags

/** Changes the time of what is scheduled, or calls it off. */
export function useSchedule({ kind, _id: id, headerTitle, action, number }: ScheduledItem) {
  const clock = useCompany()
  const [isChanging, setIsChanging] = useState(false)
  const schedule = useSend(callsOf(kind).schedule)
  const cancel = useDeletion(callsOf(kind).cancel)
  const act = useAct(TAGS)
  const params = { id, action }
  return {
    isChanging,
    open() {
      schedule.reset()
      setIsChanging(true)
    },
    close: () => setIsChanging(false),
    isScheduling: schedule.isPending,
    isCallingOff: cancel.isPending,
    error: schedule.error ? reasonOf(schedule.error) : undefined,
    change: (at: string) =>
      schedule.mutate(
        { params, body: { at, ...(number !== null && { number }) } },
        {
          onSuccess() {
            setIsChanging(false)
            void notice(`${headerTitle}: ${formatMoment(new Date(at), clock)}.`)
          },
        },
      ),
    async callOff() {
      const question = {
        title: `Call off ${action === 'publish' ? 'the publication' : 'the end'} of ${headerTitle}?`,
        text: 'It stays as it is, and nothing that was typed is lost.',
        yes: 'Call off',
        no: 'Keep it',
      }
      if (!(await confirmAction(question))) return
      // The row may be gone by now, as its time has come.
      await act(`${headerTitle} stays as it is.`, 'We could not call it off.', () => cancel.mutateAsync({ params }))
    },
  }
}
