import { clockName, formatMoment, localOf, momentOf, type CompanyClock } from '@energy/contracts/time/company-time'
import { Button } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { TextField } from '@energy/ui/field'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useCompany } from '../company/use-company.ts'

interface ScheduleDialogProps {
  title: string
  /** What happens then, below the title. */
  children?: ReactNode
  /** The time that is set now. */
  at: string | undefined
  busy: boolean
  /** Why the time was refused. */
  error: string | undefined
  onSchedule: (at: string) => void
  onClose: () => void
}

/** The titles of what is scheduled for an item. */
export const scheduleTitles = { publish: 'Schedule', unpublish: 'Take it down' } as const

const DAY = 86_400_000

/** Tomorrow at nine by the company's clock. A day on which that is changed has 23 or 25 hours. */
function tomorrow(clock: CompanyClock) {
  const today = Date.parse(localOf(new Date(), clock).day)
  return `${new Date(today + DAY).toISOString().slice(0, 10)}T09:00`
}

/** Asks for the time of what is scheduled, by the company's clock. */
export function ScheduleDialog({ title, children, at, busy, error, onSchedule, onClose }: ScheduleDialogProps) {
  const clock = useCompany()
  const before = at && localOf(new Date(at), clock)
  const [typed, setTyped] = useState<string>()
  // The clock may be read after the dialog has opened.
  const local = typed ?? (before ? `${before.day}T${before.hour}` : tomorrow(clock))
  const [opened] = useState(Date.now)
  const [sent, setSent] = useState('')
  const [day = '', hour = ''] = local.split('T')
  const moment = momentOf(local, clock)
  const isMoment = !Number.isNaN(+moment)
  const isPast = isMoment && +moment <= opened
  // A refusal is of the time that was sent.
  const problem = (sent === local ? error : undefined) ?? (isPast ? 'Choose a time in the future.' : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isMoment || isPast) return
    setSent(local)
    onSchedule(moment.toISOString())
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <form className="mt-4 grid gap-5" onSubmit={submit} noValidate>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label="Day"
            type="date"
            value={day}
            error={problem}
            onChange={({ target }) => setTyped(`${target.value}T${hour}`)}
          />
          <TextField
            label="Hour"
            type="time"
            value={hour}
            hint={isMoment ? clockName(moment, clock) : 'Choose a day and an hour.'}
            onChange={({ target }) => setTyped(`${day}T${target.value}`)}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" small busy={busy} disabled={!isMoment || isPast}>
            {isMoment ? `Schedule for ${formatMoment(moment, clock)}` : 'Schedule'}
          </Button>
          <Button look="line" small onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
