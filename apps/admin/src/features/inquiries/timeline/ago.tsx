import { moment } from '../../../shared/moment.ts'

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' })
/** Seconds; an age is told in the largest of them that it fills. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago something was, in words: `2 days ago`. */
export function agoOf(iso: string, now = Date.now()) {
  const seconds = (now - Date.parse(iso)) / 1_000
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? []
  return unit ? relative.format(-Math.floor(seconds / length), unit) : 'just now'
}

/** The same, with the exact time behind it. */
export const Ago = ({ at, className = '' }: { at: string; className?: string }) => (
  <time dateTime={at} title={moment(at)} className={`whitespace-nowrap ${className}`}>
    {agoOf(at)}
  </time>
)
