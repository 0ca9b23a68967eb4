const formatIn = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })
const inUtc = formatIn('UTC')

/** A calendar day in words: `25 December 2027`. */
export const dayInWords = (day: string) => inUtc.format(new Date(day))

/** The day of a moment by the company's clock: `29 March 2027`. Without its time zone it is that of UTC. */
export function dayOf(moment: Date, timeZone: string) {
  try {
    return formatIn(timeZone).format(moment)
  } catch {
    return inUtc.format(moment)
  }
}
