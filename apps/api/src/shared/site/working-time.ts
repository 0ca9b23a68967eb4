import { workingTimeOf, type OpeningHours } from '@energy/contracts/working-time'
import type { PrismaClient } from '../../generated/client.ts'
import { readTexts } from './site-texts.ts'
import { textBodyOf } from './text-body.ts'

/** The working time of the company, and when an answer is due, as the settings of the site have them. */
export async function readWorkingTime(db: PrismaClient) {
  const [company] = await readTexts(db, ['company'])
  const { timeZone, clock, hours, holidays, answerDays } = company?.body ?? textBodyOf('company', {})
  const entries = (list: typeof hours) => (Array.isArray(list) ? list : [])
  const opening: OpeningHours = {
    timeZone: String(timeZone),
    clock: String(clock),
    hours: entries(hours).map(({ day = '', opens = '', closes = '' }) => ({ day, opens, closes })),
    holidays: entries(holidays).map(({ day = '' }) => ({ day })),
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
