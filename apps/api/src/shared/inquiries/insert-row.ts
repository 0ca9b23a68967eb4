import type { NewContact } from '@energy/contracts/inquiries/contacts'
import type { NewSpecialist } from '@energy/contracts/inquiries/specialists'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type Form } from '../../generated/client.ts'
import { insertJob } from '../mail/queue.ts'
import { emission } from '../webhooks/emit.ts'

const Row = TypeCompiler.Compile(Type.Tuple([Type.Object({ id: Type.String() })]))
/** The id at the end of the path of an item's page. */
const ITEM = /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[?#]|$)/i

/** What a form sends. */
export type NewInquiry = NewSpecialist & NewContact

/** Inserts an inquiry, notifies webhooks, and adds the job of the mail that acknowledges it, unless another mail does. @returns its id */
export async function insertRow(tx: Prisma.TransactionClient, body: Partial<NewInquiry>, own: OwnColumns) {
  const [inserted] = Row.Decode(await tx.$queryRaw(statementOf(body, own)))
  return inserted.id
}

interface OwnColumns {
  form: Form
  id?: string | undefined
  userId: string | undefined
  /** Since when the sender waits for an answer; now, where none is given. */
  waitingSince?: Date
  dueAt: Date
  isAcknowledged?: boolean
  /** Whether the sender is signed in with the address of the form, and it is verified. */
  isKnown?: boolean
}

/**
 * An inquiry, the deliveries to webhooks and the job of the mail that acknowledges it, in one statement.
 *
 * Raw SQL: Prisma's `create` sends the same statement and takes a quarter longer (docs/decisions/0010-response-cache.md).
 */
function statementOf(
  body: Partial<NewInquiry>,
  { form, id, userId, waitingSince, dueAt, isAcknowledged = true, isKnown = false }: OwnColumns,
) {
  const { username = '', firstName = '', lastName = '', email = '', phone = '', businessName = '' } = body
  const { businessAddress = '', address = '', time = '', comment = '', origin = '', referrer = '' } = body
  const itemId = ITEM.exec(origin)?.[1]
  const record = Prisma.sql`
    INSERT INTO inquiries (
      id, form, "userId", "waitingSince", "dueAt", username, "firstName", "lastName", email, phone, "businessName",
      "businessAddress", address, time, comment, preferences, origin, referrer, "itemId"
    ) VALUES (
      coalesce(${id}::uuid, uuidv7()), ${form}::"Form", ${userId}::uuid, ${waitingSince ?? Prisma.sql`DEFAULT`}, ${dueAt},
      ${username}, ${firstName}, ${lastName}, ${email}, ${phone}, ${businessName}, ${businessAddress}, ${address},
      ${time}, ${comment}, ${preferred(body.preferences)}::jsonb, ${origin}, ${referrer},
      ${itemId === undefined ? Prisma.sql`NULL` : Prisma.sql`(SELECT id FROM items WHERE id = ${itemId}::uuid)`}
    )
    RETURNING id`
  const mail = insertJob(
    Prisma.sql`jsonb_build_object('mail', 'acknowledgement', 'inquiry', record.id, 'known', ${isKnown}::boolean)`,
    Prisma.sql`record`,
  )
  const parts = [
    Prisma.sql`record AS (${record})`,
    emission('inquiry.received', form),
    ...(isAcknowledged ? [Prisma.sql`mail AS (${mail})`] : []),
  ]
  return Prisma.sql`WITH ${Prisma.join(parts)} SELECT id FROM record`
}

const preferred = ({ allAbove = false, email, phone, post }: NonNullable<NewContact['preferences']> = {}) =>
  JSON.stringify({
    email: allAbove || email === true,
    phone: allAbove || phone === true,
    post: allAbove || post === true,
    allAbove,
  })
