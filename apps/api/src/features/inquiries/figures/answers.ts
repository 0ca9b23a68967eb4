import { localOf } from '@energy/contracts/time/company-time'
import { CALL } from '@energy/contracts/bookings/slots'
import type { InquiryFigures } from '@energy/contracts/inquiries/figures'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../../generated/client.ts'
import { startOf } from '../../../shared/site/start-of-day.ts'
import type { readWorkingTime } from '../../../shared/site/working-time.ts'

type WorkingTime = Awaited<ReturnType<typeof readWorkingTime>>

const MINUTE = 60_000
/** In seconds since 1970. One array of numbers is read much faster than rows with dates. */
const Answered = TypeCompiler.Compile(
  Type.Tuple([Type.Object({ sent: Type.Array(Type.Number()), answered: Type.Array(Type.Number()) })]),
)

/** The first moments of last week and of this one. */
function weeksOf(now: Date, { opening }: WorkingTime) {
  const { day } = localOf(now, opening)
  // 1970 began on a Thursday.
  const sinceMonday = (Math.floor(Date.parse(`${day}T00:00Z`) / 86_400_000) + 3) % 7
  return { last: startOf(day, -sinceMonday - 7, opening), current: startOf(day, -sinceMonday, opening) }
}

/** Whether an entry is an answer, in the words of an index. A call from before calls had an outcome counts as one. */
const isAnswer = (entry: Prisma.Sql) =>
  Prisma.sql`(${entry}.what = 'reply' OR ${entry}.what = 'call' AND coalesce(${entry}.outcome, 'reached') = 'reached')`

/**
 * When somebody began to wait for an answer: with a booked call from its hour on, which staff may begin early, else when
 * they wrote.
 */
const waits = (answer: Prisma.Sql) => Prisma.sql`coalesce((
  SELECT max(least("startsAt", ${answer}."createdAt")) FROM bookings
  WHERE "inquiryId" = inquiries.id AND "cancelledAt" IS NULL
    AND ${answer}."createdAt" > "startsAt" - make_interval(secs => ${CALL / 1_000}::float8)
), inquiries."createdAt")`

/** The first answers from a moment until another one. */
async function firstAnswers(db: PrismaClient, since: Date, until: Date) {
  const [found] = Answered.Decode(
    await db.$queryRaw`
      SELECT coalesce(array_agg(extract(epoch FROM ${waits(Prisma.sql`answer`)})::float8), '{}') AS sent,
        coalesce(array_agg(extract(epoch FROM answer."createdAt")::float8), '{}') AS answered
      FROM timeline_entries AS answer JOIN inquiries ON inquiries.id = answer."inquiryId"
      WHERE ${isAnswer(Prisma.sql`answer`)}
        AND answer."createdAt" >= ${since} AND answer."createdAt" <= ${until}
        AND answer.id = (
          SELECT id FROM timeline_entries AS first
          WHERE first."inquiryId" = answer."inquiryId" AND ${isAnswer(Prisma.sql`first`)}
          ORDER BY first."createdAt", first.id LIMIT 1
        )`,
  )
  return found.sent.map((sent, at) => ({
    sent: new Date(sent * 1_000),
    answered: new Date((found.answered[at] ?? sent) * 1_000),
  }))
}

function medianOf(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2
}

/** How soon inquiries were answered, this week and last week. */
export async function readAnswers(
  db: PrismaClient,
  working: WorkingTime,
  now: Date,
): Promise<Pick<InquiryFigures, 'thisWeek' | 'lastWeek'>> {
  const weeks = weeksOf(now, working)
  const answers = await firstAnswers(db, weeks.last, now)
  const { between, workingDay } = working.time
  const figureOf = (of: typeof answers) => {
    const median = medianOf(of.map(({ sent, answered }) => (between(sent, answered) * workingDay) / MINUTE))
    return { count: of.length, ...(median !== undefined && { median: Math.round(median) }) }
  }
  return {
    thisWeek: figureOf(answers.filter(({ answered }) => answered >= weeks.current)),
    lastWeek: figureOf(answers.filter(({ answered }) => answered < weeks.current)),
  }
}
