import type { TextBody } from '@energy/contracts/texts/body'
import { workingTimeOf, type OpeningHours } from '@energy/contracts/time/working-time'
import type { PrismaClient } from '../../generated/client.ts'
import { readTexts } from './site-texts.ts'
import { textBodyOf } from './text-body.ts'

type Entries = TextBody[string] | undefined
const entriesIn = (list: Entries) => (Array.isArray(list) ? list : [])
/** The opening hours in a list of the settings. */
export const hoursIn = (list: Entries) =>
  entriesIn(list).map(({ day = '', opens = '', closes = '' }) => ({ day, opens, closes }))
/** The dates in a list of the settings. */
export const datesIn = (list: Entries) => entriesIn(list).map(({ day = '' }) => ({ day }))

/** The working time of the company, and when an answer is due, as the settings of the site have them. */
export async function readWorkingTime(db: PrismaClient) {
  const [company] = await readTexts(db, ['company'])
  const { timeZone, clock, hours, holidays, answerDays } = company?.body ?? textBodyOf('company', {})
  const opening: OpeningHours = {
    timeZone: String(timeZone),
    clock: String(clock),
    hours: hoursIn(hours),
    holidays: datesIn(holidays),
  }
  const time = workingTimeOf(opening)
  // Settings from before the field have "".
  const days = Number(answerDays) || 1
  return {
    opening,
    time,
    /** When what somebody sends at a moment is to be answered. */
    due: (sent: Date) => time.after(sent, days),
  }
}
