import { TimelineEntry, State, TRANSITIONS } from '@energy/contracts/inquiries/inquiry'
import * as Type from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Env } from '../../shared/settings/api-settings.ts'
import { Prisma, type TimelineEntry as TimelineRow } from '../../generated/client.ts'
import { isId } from '../../shared/lists/pagination.ts'
import { conflict, notFound } from '../../shared/http-error.ts'
import { checkVersion, type ifMatch } from '../../shared/etag.ts'

type Tx = Prisma.TransactionClient
/** Requests or messages: the name of the table and of the routes. */
export type InquiryKind = 'specialists' | 'contacts'

/** A request or message that is locked until the transaction ends. */
export type LockedInquiry = Type.Static<typeof LockedInquiry>
const LockedInquiry = Type.Object({
  state: State,
  assigneeId: Type.Union([Type.String(), Type.Null()]),
  version: Type.Integer(),
  email: Type.String(),
})
const LockedRows = TypeCompiler.Compile(Type.Array(LockedInquiry))
const EntryKind = TypeCompiler.Compile(Type.Pick(TimelineEntry, ['what', 'delivery']))

/** Milliseconds. */
const HOUR = 60 * 60_000

const tableOf = (kind: InquiryKind) => Prisma.raw(`"${kind}"`)

/** The condition for rows in a state, or for all rows. */
export const inState = (state?: Type.Static<typeof State>) =>
  state ? Prisma.sql`state = ${state}::"State"` : Prisma.sql`true`

/** The foreign key of a timeline entry, by the kind of its inquiry. */
export const inquiryColumn = (kind: InquiryKind, id: string) =>
  kind === 'specialists' ? { specialistId: id } : { contactId: id }

/** Locks an inquiry until the transaction ends. @throws HttpError 404; 412 where its version is not an expected one */
export async function lockInquiry(tx: Tx, kind: InquiryKind, id: string, expected: ReturnType<typeof ifMatch> = {}) {
  if (!isId(id)) throw notFound()
  const [found] = LockedRows.Decode(
    await tx.$queryRaw`
      SELECT state::text, "assigneeId"::text, version, email FROM ${tableOf(kind)} WHERE id = ${id}::uuid FOR UPDATE`,
  )
  if (!found) throw notFound()
  checkVersion(expected, found.version)
  return found
}

/** The fields of a new timeline entry. */
export type NewEntry = Pick<TimelineRow, 'what'> & Partial<Pick<TimelineRow, 'id' | 'subject' | 'text' | 'delivery'>>
/** The change of the inquiry that an entry records. */
export type Change = Partial<Pick<LockedInquiry, 'state' | 'assigneeId'>>

/**
 * Adds a timeline entry to a locked inquiry, applies the change, and increments the version.
 * @returns the id of the entry
 */
export async function addEntry(
  tx: Tx,
  { kind, id, whoId = null }: { kind: InquiryKind; id: string; whoId: string | null | undefined },
  entry: NewEntry,
  { state, assigneeId }: Change = {},
) {
  const changes = [
    ...(state === undefined ? [] : [Prisma.sql`state = ${state}::"State"`]),
    ...(assigneeId === undefined ? [] : [Prisma.sql`"assigneeId" = ${assigneeId}::uuid`]),
    Prisma.sql`version = version + 1`,
  ]
  await tx.$executeRaw`UPDATE ${tableOf(kind)} SET ${Prisma.join(changes)} WHERE id = ${id}::uuid`
  const created = await tx.timelineEntry.create({
    data: { ...entry, ...inquiryColumn(kind, id), whoId },
    select: { id: true },
  })
  return created.id
}

/** After a call or a reply a new inquiry is contacted. */
export const contactedIfNew = ({ state }: LockedInquiry): Change =>
  state === 'new' ? { state: 'contacted' as const } : {}

/** @throws HttpError 409 where the contract does not allow this step */
export function checkStep(from: State, to: State) {
  if (!TRANSITIONS[from].includes(to)) throw conflict(`The state ${from} cannot become ${to}. Load it again.`)
}

/** The timeline of an inquiry, oldest entry first. */
export async function timelineOf(db: Tx, kind: InquiryKind, id: string): Promise<TimelineEntry[]> {
  const found = await db.timelineEntry.findMany({
    where: inquiryColumn(kind, id),
    include: { who: { select: { username: true, email: true } } },
    orderBy: { id: 'asc' },
  })
  return found.map(({ id: _id, createdAt, who, what, subject, text, delivery }) => ({
    _id,
    at: createdAt.toISOString(),
    who: who?.username || who?.email || '',
    subject,
    text,
    ...EntryKind.Decode({ what, ...(delivery && { delivery }) }),
  }))
}

/** The relations that are read with an inquiry. */
export const inquiryRelations = { assignee: { select: { id: true, username: true, email: true } } } as const

interface InquiryRow {
  state: State
  assignee: { id: string; username: string; email: string } | null
  createdAt: Date
}

/** The fields that every inquiry has: state, assignee and due time. */
export const inquiryFieldsOf = (
  { state, assignee, createdAt }: InquiryRow,
  { OVERDUE_HOURS }: Pick<Env, 'OVERDUE_HOURS'>,
) => ({
  state,
  assignee: { _id: assignee?.id ?? '', username: assignee?.username || assignee?.email || '' },
  dueAt: new Date(createdAt.getTime() + OVERDUE_HOURS * HOUR).toISOString(),
})
