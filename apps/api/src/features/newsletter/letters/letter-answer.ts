import { MAX_LETTERS, type Letter, type LetterFigures, type LetterRow } from '@energy/contracts/letters/letters'
import type { Prisma, PrismaClient } from '../../../generated/client.ts'

const withEditor = { editor: { select: { username: true, email: true } } } as const
type StoredLetter = Prisma.LetterGetPayload<{ include: typeof withEditor }>

const NONE: LetterFigures = { recipients: 0, sent: 0, waiting: 0, refused: 0, failed: 0, left: 0, unsubscribed: 0 }

/** The figures of letters by their id; none for one that is not sent. */
async function figuresOf(db: PrismaClient, ids: string[]) {
  const counted = await db.letterMail.groupBy({
    by: ['letterId', 'outcome'],
    where: { letterId: { in: ids } },
    _count: { id: true, unsubscribedAt: true },
  })
  const found = new Map<string, LetterFigures>()
  for (const { letterId, outcome, _count: count } of counted) {
    const figures = found.get(letterId) ?? { ...NONE }
    figures[outcome ?? 'waiting'] += count.id
    figures.recipients += count.id
    figures.unsubscribed += count.unsubscribedAt
    found.set(letterId, figures)
  }
  return (id: string) => found.get(id) ?? NONE
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

/** The last letters, newest first. */
export async function listLetters(db: PrismaClient) {
  const letters = await db.letter.findMany({ include: withEditor, orderBy: { id: 'desc' }, take: MAX_LETTERS })
  const figures = await figuresOf(
    db,
    letters.flatMap(({ id, startedAt }) => (startedAt ? [id] : [])),
  )
  return letters.map((letter) => rowOf(letter, figures(letter.id)))
}

/** A letter with its version. @throws Prisma's error, answered 404, where there is none */
export async function readLetter(db: PrismaClient, id: string): Promise<{ letter: Letter; version: number }> {
  const [stored, figures] = await Promise.all([
    db.letter.findUniqueOrThrow({ where: { id }, include: withEditor }),
    figuresOf(db, [id]),
  ])
  const { text, guides, version } = stored
  return { letter: { ...rowOf(stored, figures(id)), text, guides }, version }
}
