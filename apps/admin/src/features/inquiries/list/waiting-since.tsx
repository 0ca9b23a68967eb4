import type { InboxRow } from '@energy/contracts/inquiries/inquiry'
import { useClock } from '../../../shared/company/use-clock.ts'
import { formatDateTime } from '../../../shared/format-date.ts'

/** Where on the band a working day ends, and where the band does, in per cent. */
const DAY = 40
const END = 100

interface WaitingSinceProps {
  row: Pick<InboxRow, 'state' | 'waitingSince'>
}

/**
 * Since when an inquiry waits. The band is as long as the opening hours since then: hollow up to one working day, filled
 * beyond it, cut off at two and a half.
 */
export function WaitingSince({ row: { state, waitingSince } }: WaitingSinceProps) {
  const { waited, words } = useClock()
  const days = waited(waitingSince)
  const within = Math.min(days, 1) * DAY
  const beyond = Math.min(Math.max(0, days - 1) * DAY, END - DAY)
  return (
    <>
      {state === 'new' && (
        <span className="waited" aria-hidden="true">
          <i style={{ width: `${within}%` }} />
          <em style={{ width: `${beyond}%` }} />
        </span>
      )}
      <time
        className="text-small whitespace-nowrap tabular-nums"
        dateTime={waitingSince}
        title={formatDateTime(waitingSince)}
      >
        {words(waitingSince)}
      </time>
    </>
  )
}
