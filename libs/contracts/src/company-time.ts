import { COMPANY } from './company.ts'

const MINUTE = 60_000

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: COMPANY.timeZone, ...options })
const offset = format({ timeZoneName: 'longOffset' })
const zone = format({ timeZoneName: 'short' })
const day = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const shortDay = format({ day: 'numeric', month: 'short' })
const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: COMPANY.timeZone, dateStyle: 'short' })

const partOf = (parts: Intl.DateTimeFormat, time: Date) =>
  parts.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** The offset of the company's clock from UTC at a time, in milliseconds. */
function offsetAt(time: Date) {
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(partOf(offset, time)) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}

/**
 * The moment at which the company's clock shows a local time. A time that the change to summer time skips is the one an
 * hour later; of a time that comes twice it is the second one.
 * @param local `2027-03-29T09:00`
 * @returns an invalid date if the text is no time
 */
export function momentOf(local: string): Date {
  const asUtc = new Date(`${local}Z`)
  if (Number.isNaN(+asUtc)) return asUtc
  const first = new Date(+asUtc - offsetAt(asUtc))
  return new Date(+asUtc - offsetAt(first))
}

/** What the company's clock shows at a moment, as the two values of a form: `2027-03-29` and `09:00`. */
export const localOf = (moment: Date) => ({ day: isoDay.format(moment), hour: clock.format(moment) })

/** The name of the company's clock at a moment: `London time (BST)`. */
export const clockName = (moment: Date) => `${COMPANY.clock} (${partOf(zone, moment)})`

/** A moment by the company's clock: `Mon 29 Mar 2027, 09:00`. */
export const formatMoment = (moment: Date) => `${day.format(moment).replace(',', '')}, ${clock.format(moment)}`

/** A day by the company's clock: `29 Mar`. */
export const formatDay = (moment: Date) => shortDay.format(moment)
