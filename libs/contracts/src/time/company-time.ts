const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The clock of the company: its time zone in the IANA database, and how people call it. */
export interface CompanyClock {
  timeZone: string
  clock: string
}

function formatsOf(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone, ...options })
  return {
    offset: format({ timeZoneName: 'longOffset' }),
    zone: format({ timeZoneName: 'short' }),
    day: format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    shortDay: format({ day: 'numeric', month: 'short' }),
    weekDay: format({ weekday: 'short', day: 'numeric', month: 'short' }),
    weekday: format({ weekday: 'long' }),
    longDay: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    hour: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    isoDay: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
  }
}

// A format takes longer to make than to use.
const made = new Map<string, ReturnType<typeof formatsOf>>()

/** The formats of a time zone; those of UTC where there is no such zone, as staff type its name. */
function formatsIn({ timeZone }: CompanyClock) {
  let formats = made.get(timeZone)
  if (!formats) {
    try {
      formats = formatsOf(timeZone)
    } catch {
      formats = formatsOf('UTC')
    }
    made.set(timeZone, formats)
  }
  return formats
}

/** A time zone as the IANA database writes it: `europe/paris` becomes `Europe/Paris`; `""` for one that it has not. */
export function knownTimeZone(name = '') {
  try {
    return name && new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return ''
  }
}

/** The city by which a time zone is called: `New York` for `America/New_York`. */
export const cityOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

const partOf = (parts: Intl.DateTimeFormat, time: Date) =>
  parts.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** The offset of the company's clock from UTC at a time, in milliseconds. */
function offsetAt(time: Date, clock: CompanyClock) {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(partOf(formatsIn(clock).offset, time)) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}

/**
 * The moment at which the company's clock shows a local time. A time that the change to summer time skips is the one an
 * hour later; of a time that comes twice it is the second one.
 * @param local `2027-03-29T09:00`
 * @returns an invalid date if the text is no time
 */
export function momentOf(local: string, clock: CompanyClock): Date {
  const asUtc = new Date(`${local}Z`)
  if (Number.isNaN(+asUtc)) return asUtc
  // The offsets before and after a change of the clock on that day, if there is one.
  const before = offsetAt(new Date(+asUtc - DAY), clock)
  const after = offsetAt(new Date(+asUtc + DAY), clock)
  const later = new Date(+asUtc - after)
  return offsetAt(later, clock) === after ? later : new Date(+asUtc - before)
}

/** What the company's clock shows at a moment, as the two values of a form: `2027-03-29` and `09:00`. */
export function localOf(moment: Date, clock: CompanyClock) {
  const { isoDay, hour } = formatsIn(clock)
  return { day: isoDay.format(moment), hour: hour.format(moment) }
}

/** A moment by the company's clock as ISO 8601, with its offset: `2027-03-29T09:00+01:00`. */
export function isoMoment(moment: Date, clock: CompanyClock) {
  const { day, hour } = localOf(moment, clock)
  const offset = offsetAt(moment, clock)
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16)
  return `${day}T${hour}${offset < 0 ? '-' : '+'}${ahead}`
}

/** The name of the company's clock at a moment: `London time (BST)`. */
export const clockName = (moment: Date, clock: CompanyClock) =>
  `${clock.clock} (${partOf(formatsIn(clock).zone, moment)})`.trim()

/** A moment by the company's clock: `Mon 29 Mar 2027, 09:00`. */
export function formatMoment(moment: Date, clock: CompanyClock) {
  const { day, hour } = formatsIn(clock)
  return `${day.format(moment).replace(',', '')}, ${hour.format(moment)}`
}

/** A day by the company's clock: `29 Mar`. */
export const formatDay = (moment: Date, clock: CompanyClock) => formatsIn(clock).shortDay.format(moment)

/** A day of these months by the company's clock: `Mon 29 Mar`. */
export const formatWeekDay = (moment: Date, clock: CompanyClock) =>
  formatsIn(clock).weekDay.format(moment).replace(',', '')

/** A day of another year, too: `29 March 2027`. */
export const formatLongDay = (moment: Date, clock: CompanyClock) => formatsIn(clock).longDay.format(moment)

/** A moment of the next days: `Monday 09:00`. */
export const formatWeekday = (moment: Date, clock: CompanyClock) =>
  `${formatsIn(clock).weekday.format(moment)} ${localOf(moment, clock).hour}`

/** A moment of these months: `Mon 29 Mar, 09:00`; `today, 09:00` on the day of `now`. */
export function formatNear(moment: Date, clock: CompanyClock, now = new Date()) {
  const { day, hour } = localOf(moment, clock)
  return `${day === localOf(now, clock).day ? 'today' : formatWeekDay(moment, clock)}, ${hour}`
}
