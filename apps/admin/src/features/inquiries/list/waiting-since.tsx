import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import { formatMoment } from '@energy/contracts/time/company-time'
import { useClock } from '../../../shared/company/use-clock.ts'

/** Where on the band a working day ends, and where the band does, in per cent. */
const DAY = 40
const END = 100

/** A band as long as the working days: hollow up to one, filled beyond it, cut off at two and a half. */
export function WaitedBand({ days }: { days: number }) {
  const within = Math.min(days, 1) * DAY
  const beyond = Math.min(Math.max(0, days - 1) * DAY, END - DAY)
  return (
    <span className="waited" aria-hidden="true">
      <i style={{ width: `${within}%` }} />
      <em style={{ width: `${beyond}%` }} />
    </span>
  )
}

interface WaitingSinceProps {
  row: Pick<InboxRow, 'state' | 'waitingSince'>
}

/** Since when an inquiry waits, with a band as long as the opening hours since then. */
export function WaitingSince({ row: { state, waitingSince } }: WaitingSinceProps) {
  const { company, waited, words } = useClock()
  return (
    <>
      {state === 'new' && <WaitedBand days={waited(waitingSince)} />}
      <time
        className="text-small whitespace-nowrap tabular-nums"
        dateTime={waitingSince}
        title={formatMoment(new Date(waitingSince), company)}
      >
        {words(waitingSince)}
      </time>
    </>
  )
}
