import type { Letter, LetterFigures, LetterRow } from '@energy/contracts/letters/letters'
import type { FastifyReply } from 'fastify'
import { Prisma, type PrismaClient } from '../../../generated/client.ts'
import { outcomesOf } from '../../../shared/database/json-columns.ts'
import { readPage } from '../../../shared/lists/list.ts'
import type { Query } from '../../../shared/lists/pagination.ts'

const withEditor = { editor: { select: { username: true, email: true } } } as const
type StoredLetter = Prisma.LetterGetPayload<{ include: typeof withEditor }>

const NONE: LetterFigures = { recipients: 0, sent: 0, waiting: 0, refused: 0, failed: 0, left: 0, unsubscribed: 0 }

/** The figures of letters by their id. How the mails of a letter have ended is stored with it once it is sent. */
async function figuresOf(db: PrismaClient, letters: readonly StoredLetter[]) {
  const started = letters.filter(({ startedAt }) => startedAt)
  const figures = new Map(
    started.map(({ id, outcomes }) => [id, { ...NONE, ...(outcomes !== null && outcomesOf(outcomes)) }]),
  )
  const of = (some: typeof started) => ({ letterId: { in: some.map(({ id }) => id) } })
  const [counted, unsubscribed] = await Promise.all([
    db.letterMail.groupBy({
      by: ['letterId', 'outcome'],
      where: of(started.filter(({ outcomes }) => outcomes === null)),
      _count: true,
    }),
    db.letterMail.groupBy({ by: ['letterId'], where: { ...of(started), unsubscribedAt: { not: null } }, _count: true }),
  ])
  for (const { letterId, outcome, _count: count } of counted) {
    const found = figures.get(letterId)
    if (found) found[outcome ?? 'waiting'] = count
  }
  for (const { letterId, _count: count } of unsubscribed) {
    const found = figures.get(letterId)
    if (found) found.unsubscribed = count
  }
  return (id: string): LetterFigures => {
    const found = figures.get(id) ?? NONE
    const { sent, waiting, refused, failed, left } = found
    return { ...found, recipients: sent + waiting + refused + failed + left }
  }
}

const timeOf = (time: Date | null) => time?.toISOString() ?? ''

const rowOf = (letter: StoredLetter, figures: LetterFigures): LetterRow => ({
  _id: letter.id,
  title: letter.title,
  state: letter.state,
  sendAt: timeOf(letter.sendAt),
  startedAt: timeOf(letter.startedAt),
  finishedAt: timeOf(letter.finishedAt),
  isArchived: letter.isArchived,
  updatedAt: letter.updatedAt.toISOString(),
  changedBy: letter.editor?.username || letter.editor?.email || '',
  figures,
})

const everyLetter = { table: Prisma.sql`letters`, columns: [], rows: Prisma.sql`TRUE` }

/** A page of the letters, newest first. @throws HttpError 400 for a cursor that is not ours */
export async function listLetters(db: PrismaClient, query: Query, reply: FastifyReply) {
  const letters = await readPage(db, reply, query, {
    newestFirst: true,
    texts: everyLetter,
    read: ({ ids, direction, take }) =>
      db.letter.findMany({ where: { id: ids }, include: withEditor, orderBy: { id: direction }, take }),
  })
  const figures = await figuresOf(db, letters)
  return letters.map((letter) => rowOf(letter, figures(letter.id)))
}

/** A letter with its version. @throws Prisma's error, answered 404, where there is none */
export async function readLetter(db: PrismaClient, id: string): Promise<{ letter: Letter; version: number }> {
  const stored = await db.letter.findUniqueOrThrow({ where: { id }, include: withEditor })
  const figures = await figuresOf(db, [stored])
  const { text, guides, version } = stored
  return { letter: { ...rowOf(stored, figures(id)), text, guides }, version }
}
