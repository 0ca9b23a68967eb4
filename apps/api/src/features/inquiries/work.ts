import { Entry, State, STEPS } from '@energy/contracts/inquiries/work'
import * as Type from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Env } from '../../shared/settings/api-settings.ts'
import { Prisma, type WorkEntry } from '../../generated/client.ts'
import { isId } from '../../shared/lists/pagination.ts'
import { conflict, notFound } from '../../shared/http-error.ts'
import { checkVersion, type ifMatch } from '../../shared/etag.ts'

type Tx = Prisma.TransactionClient
/** Requests or messages: the name of the table, which is that of the routes. */
export type WorkKind = 'specialists' | 'contacts'

/** A record that is locked until the transaction ends. */
export type Held = Type.Static<typeof Held>
const Held = Type.Object({
  state: State,
  assigneeId: Type.Union([Type.String(), Type.Null()]),
  version: Type.Integer(),
  email: Type.String(),
})
const Found = TypeCompiler.Compile(Type.Array(Held))
const Deeds = TypeCompiler.Compile(Type.Pick(Entry, ['what', 'delivery']))

/** Milliseconds. */
const HOUR = 60 * 60_000

const tableOf = (kind: WorkKind) => Prisma.raw(`"${kind}"`)

/** The condition for rows in a state, or for all rows. */
export const inState = (state?: Type.Static<typeof State>) =>
  state ? Prisma.sql`state = ${state}::"State"` : Prisma.sql`true`

/** The column of a timeline entry that names its record. */
export const about = (kind: WorkKind, id: string) => (kind === 'specialists' ? { specialistId: id } : { contactId: id })

/** Locks a record until the transaction ends. @throws HttpError 404; 412 where the condition names another version */
export async function holdWork(tx: Tx, kind: WorkKind, id: string, expected: ReturnType<typeof ifMatch> = {}) {
  if (!isId(id)) throw notFound()
  const [found] = Found.Decode(
    await tx.$queryRaw`
      SELECT state::text, "assigneeId"::text, version, email FROM ${tableOf(kind)} WHERE id = ${id}::uuid FOR UPDATE`,
  )
  if (!found) throw notFound()
  checkVersion(expected, found.version)
  return found
}

/** A timeline entry to be written. */
export type Deed = Pick<WorkEntry, 'what'> & Partial<Pick<WorkEntry, 'id' | 'subject' | 'text' | 'delivery'>>
/** The change of the record that comes with it. */
export type Change = Partial<Pick<Held, 'state' | 'assigneeId'>>

/**
 * Adds a timeline entry to a locked record, and changes the record.
 * @returns the id of the entry
 */
export async function leaveEntry(
  tx: Tx,
  { kind, id, whoId = null }: { kind: WorkKind; id: string; whoId: string | null | undefined },
  deed: Deed,
  { state, assigneeId }: Change = {},
) {
  const changes = [
    ...(state === undefined ? [] : [Prisma.sql`state = ${state}::"State"`]),
    ...(assigneeId === undefined ? [] : [Prisma.sql`"assigneeId" = ${assigneeId}::uuid`]),
    Prisma.sql`version = version + 1`,
  ]
  await tx.$executeRaw`UPDATE ${tableOf(kind)} SET ${Prisma.join(changes)} WHERE id = ${id}::uuid`
  const entry = await tx.workEntry.create({ data: { ...deed, ...about(kind, id), whoId }, select: { id: true } })
  return entry.id
}

/** A call or a reply makes a new record contacted. */
export const contacted = ({ state }: Held): Change => (state === 'new' ? { state: 'contacted' as const } : {})

/** @throws HttpError 409 where this step is not allowed */
export function mayStep(from: State, to: State) {
  if (!STEPS[from].includes(to)) throw conflict(`What is ${from} cannot become ${to}. Load it again.`)
}

/** The timeline of a record, oldest entry first. */
export async function timelineOf(db: Tx, kind: WorkKind, id: string): Promise<Entry[]> {
  const found = await db.workEntry.findMany({
    where: about(kind, id),
    include: { who: { select: { username: true, email: true } } },
    orderBy: { id: 'asc' },
  })
  return found.map(({ id: _id, createdAt, who, what, subject, text, delivery }) => ({
    _id,
    at: createdAt.toISOString(),
    who: who?.username || who?.email || '',
    subject,
    text,
    ...Deeds.Decode({ what, ...(delivery && { delivery }) }),
  }))
}

/** The relations that are read with a record. */
export const worked = { assignee: { select: { id: true, username: true, email: true } } } as const

interface Row {
  state: State
  assignee: { id: string; username: string; email: string } | null
  createdAt: Date
}

/** The fields of a record that staff add: state, assignee, due time. */
export const workOf = ({ state, assignee, createdAt }: Row, { OVERDUE_HOURS }: Pick<Env, 'OVERDUE_HOURS'>) => ({
  state,
  assignee: { _id: assignee?.id ?? '', username: assignee?.username || assignee?.email || '' },
  dueAt: new Date(createdAt.getTime() + OVERDUE_HOURS * HOUR).toISOString(),
})
