import { formatMoment } from '@energy/contracts/time/company-time'
import { useCompany } from '../../../shared/company/use-company.ts'

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' })
/** Seconds of each unit; an age is shown in the largest unit that fits. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** An age as text: `2 days ago`. */
export function agoOf(iso: string, now = Date.now()) {
  const seconds = (now - Date.parse(iso)) / 1_000
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? []
  return unit ? relative.format(-Math.floor(seconds / length), unit) : 'just now'
}

/** An age with the exact time as tooltip. */
export const Ago = ({ at, className = '' }: { at: string; className?: string }) => (
  <time dateTime={at} title={formatMoment(new Date(at), useCompany())} className={`whitespace-nowrap ${className}`}>
    {agoOf(at)}
  </time>
)
