import { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { State } from '@energy/contracts/inquiries/states'
import * as Type from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type Form, type TimelineEntry as TimelineRow } from '../../generated/client.ts'
import { answerOf } from '../../shared/attachments/answer.ts'
import { filesInOrder } from './attachments/bind.ts'
import { isId } from '../../shared/lists/pagination.ts'
import { phonesOfInquiry } from '../../shared/lists/phones.ts'
import { notFound } from '../../shared/http-error.ts'
import { checkVersion, type ifMatch } from '../../shared/etag.ts'

type Tx = Prisma.TransactionClient
/** An inquiry that is locked until the transaction ends. */
export type LockedInquiry = Type.Static<typeof LockedInquiry>
const LockedInquiry = Type.Object({
  id: Type.String(),
  state: State,
  assigneeId: Type.Union([Type.String(), Type.Null()]),
  version: Type.Integer(),
  email: Type.String(),
})
const LockedRows = TypeCompiler.Compile(Type.Array(LockedInquiry))
const EntryKind = TypeCompiler.Compile(Type.Pick(TimelineEntry, ['what', 'delivery', 'outcome']))

/** The condition for inquiries of a form, in a state or in any. The form stands in the statement, as PostgreSQL chooses the indices by it. */
export const rowsOf = (form: Form, state?: State) =>
  Prisma.sql`form = ${Prisma.raw(`'${form}'`)} AND ${state ? Prisma.sql`state = ${state}::"State"` : Prisma.sql`true`}`

/** The columns that `q` searches. */
export const texts = {
  table: Prisma.sql`inquiries`,
  columns: [Prisma.sql`name`, Prisma.sql`email`, Prisma.sql`comment`],
  phones: phonesOfInquiry,
}

/** Locks an inquiry until the transaction ends. @throws HttpError 404; 412 where its version is not an expected one */
export async function lockInquiry(tx: Tx, id: string, expected: ReturnType<typeof ifMatch> = {}) {
  if (!isId(id)) throw notFound()
  const [found] = LockedRows.Decode(
    await tx.$queryRaw`
      SELECT id::text, state::text, "assigneeId"::text, version, email FROM inquiries WHERE id = ${id}::uuid FOR UPDATE`,
  )
  if (!found) throw notFound()
  checkVersion(expected, found.version)
  return found
}

/** The fields of a new timeline entry. */
export type NewEntry = Pick<TimelineRow, 'what'> &
  Partial<Pick<TimelineRow, 'id' | 'subject' | 'text' | 'delivery' | 'outcome' | 'assigneeId'>>
/** The change of the inquiry that an entry records. */
export type Change = Partial<Pick<LockedInquiry, 'state' | 'assigneeId'> & { followUpAt: Date | null }>

/**
 * Adds a timeline entry to a locked inquiry, applies the change, and increments the version.
 * @returns the id of the entry
 */
export async function addEntry(
  tx: Tx,
  { id, whoId = null }: { id: string; whoId: string | null | undefined },
  entry: NewEntry,
  { state, assigneeId, followUpAt }: Change = {},
) {
  const changes = [
    ...(state === undefined ? [] : [Prisma.sql`state = ${state}::"State"`]),
    ...(assigneeId === undefined ? [] : [Prisma.sql`"assigneeId" = ${assigneeId}::uuid`]),
    ...(followUpAt === undefined ? [] : [Prisma.sql`"followUpAt" = ${followUpAt}`]),
    Prisma.sql`version = version + 1`,
  ]
  await tx.$executeRaw`UPDATE inquiries SET ${Prisma.join(changes)} WHERE id = ${id}::uuid`
  const created = await tx.timelineEntry.create({
    data: { ...entry, inquiryId: id, whoId },
    select: { id: true },
  })
  return created.id
}

/** After a call or a reply a new inquiry is contacted, and what was to be followed up is done. */
export const contacted = ({ state }: LockedInquiry): Change => ({
  ...(state === 'new' && { state: 'contacted' as const }),
  followUpAt: null,
})

/** The timeline of an inquiry, oldest entry first. */
export async function timelineOf(db: Tx, inquiryId: string): Promise<TimelineEntry[]> {
  const found = await db.timelineEntry.findMany({
    where: { inquiryId },
    include: {
      who: { select: { username: true, email: true } },
      inquiry: { select: { name: true } },
      attachments: filesInOrder,
    },
    orderBy: { id: 'asc' },
  })
  return found.map(({ id: _id, createdAt, who, what, subject, text, delivery, outcome, inquiry, attachments }) => ({
    _id,
    at: createdAt.toISOString(),
    who: what === 'message' ? inquiry.name : who?.username || who?.email || '',
    subject,
    text,
    ...(what === 'reply' && attachments.length > 0 && { attachments: attachments.map(answerOf) }),
    ...EntryKind.Decode({ what, ...(delivery && { delivery }), ...(outcome && { outcome }) }),
  }))
}

/** The relations that are read with an inquiry. */
export const inquiryRelations = { assignee: { select: { id: true, username: true, email: true } } } as const

interface InquiryRow {
  state: State
  assignee: { id: string; username: string; email: string } | null
  dueAt: Date
  origin: string
  referrer: string
}

/** The fields that an inquiry has from each form. */
export const inquiryFieldsOf = ({ state, assignee, dueAt, origin, referrer }: InquiryRow) => ({
  state,
  origin,
  referrer,
  assignee: { _id: assignee?.id ?? '', username: assignee?.username || assignee?.email || '' },
  dueAt: dueAt.toISOString(),
})
