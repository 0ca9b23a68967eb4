import { clockName, formatMoment } from '@energy/contracts/time/company-time'
import type { ScheduledItem } from '@energy/contracts/content/schedules'
import { Button } from '@energy/ui/button'
import { CalendarClock, CalendarX2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { useCompany } from '../../../shared/company/use-company.ts'
import { editedWords } from '../../../shared/records/edited.ts'
import { cellClass, rowClass } from '../../../shared/page/table.tsx'
import { besideRowOf, useHandedFocus } from '../../../shared/actions/use-handed-focus.ts'
import { scheduleTitles, ScheduleDialog } from '../../../shared/actions/schedule-dialog.tsx'
import { actions, FAILED } from '../standing.tsx'
import { useSchedule } from './use-schedule.ts'

interface ScheduledRowProps {
  item: ScheduledItem
  /** Called with the item while its time is being changed, and with undefined after that. */
  onChanging: (item: ScheduledItem | undefined) => void
}

/** What will be done to an item, with buttons to change its time and to call it off. */
export function ScheduledRow({ item, onChanging }: ScheduledRowProps) {
  const { kind, _id: id, headerTitle, action, at, author, failed } = item
  const { isChanging, open, close, isScheduling, isCallingOff, error, change, callOff } = useSchedule(item)
  const clock = useCompany()
  const row = useHandedFocus<HTMLTableRowElement>(besideRowOf)
  const report = useEffectEvent(onChanging)
  // After the dialog is closed: it returns the focus to its button, which may go then.
  useEffect(() => {
    if (!isChanging) return undefined
    report(item)
    return () => report(undefined)
  }, [isChanging, item])
  const moment = new Date(at)
  return (
    <tr ref={row} className={rowClass}>
      <td className={cellClass}>
        <Link
          className="text-link block font-[580] max-md:flex max-md:min-h-touch max-md:items-center"
          to={editedWords[kind].editor(id)}
        >
          {headerTitle}
        </Link>
        <span className="text-small text-muted">{editedWords[kind].one}</span>
      </td>
      <td className={cellClass}>
        {actions[action]}
        {failed && <span className="block text-small font-[560] text-danger">{FAILED}</span>}
      </td>
      <td className={`${cellClass} tabular-nums xl:whitespace-nowrap`}>
        <time dateTime={at}>{formatMoment(moment, clock)}</time>
        <span className="block text-small text-muted">{clockName(moment, clock)}</span>
      </td>
      <td className={`${cellClass} wrap-break-word! text-muted`}>
        {author && <span className="md:hidden">By </span>}
        {author}
      </td>
      <td className={`${cellClass} max-md:pt-2.5! xl:w-px`}>
        <div className="flex flex-wrap gap-2 xl:flex-nowrap xl:whitespace-nowrap">
          <Button
            look="line"
            small
            // Not disabled, so that it gets the focus back from the dialog.
            busy={isScheduling}
            disabled={isCallingOff}
            onClick={open}
            aria-label={`Change the time for ${headerTitle}`}
          >
            <CalendarClock className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            Change
          </Button>
          <Button
            look="line"
            small
            busy={isCallingOff}
            disabled={isScheduling}
            onClick={() => void callOff()}
            aria-label={`Call off ${headerTitle}`}
          >
            <CalendarX2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            Call off
          </Button>
        </div>
        {isChanging && (
          <ScheduleDialog
            title={scheduleTitles[action]}
            at={at}
            busy={isScheduling}
            error={error}
            onSchedule={change}
            onClose={close}
          />
        )}
      </td>
    </tr>
  )
}
