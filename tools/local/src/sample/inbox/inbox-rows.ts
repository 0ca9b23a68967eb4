import { workingTimeOf, type OpeningHours } from '@energy/contracts/time/working-time'
import type { Client } from 'pg'
import { ANSWERED } from './answered.ts'
import { bookedCalls, type InsertCall } from './booked-calls.ts'
import { INBOX, type SampleInquiry } from './inbox.ts'
import { insertFile } from './inbox-file.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** In which time before now all was sent. */
const PERIOD = 90 * DAY

/** What the rows are written with. */
interface Writer {
  client: Client
  time: ReturnType<typeof workingTimeOf>
  now: Date
  /** Who works on it. */
  admin: string
  mediaUrl: string | undefined
  insertCall: InsertCall
}

/** A row that is inserted when its time has come in the order of all. */
export interface Arrival {
  at: Date
  insert: () => Promise<void>
}

/** What came to the inbox in the last working days, by the opening hours of the site's settings. */
export async function inboxArrivals(
  client: Client,
  { now, admin, mediaUrl }: Pick<Writer, 'now' | 'admin' | 'mediaUrl'>,
): Promise<Arrival[]> {
  const { rows } = await client.query<{ opening: OpeningHours }>(
    `SELECT texts AS opening FROM items WHERE kind = 'company'`,
  )
  const [row] = rows
  if (!row) throw new Error('The database has no settings of the company: its migrations have not run.')
  const insertCall = await bookedCalls(client, now)
  const writer = { client, time: workingTimeOf(row.opening), now, admin, mediaUrl, insertCall }
  return [...ANSWERED, ...INBOX].map((inquiry) => ({
    at: momentBefore(writer, inquiry.sent),
    insert: () => insertInquiry(writer, inquiry),
  }))
}

/** The moment since when so many working days have passed. */
function momentBefore({ time, now }: Writer, workingDays: number) {
  let [from, until] = [+now - PERIOD, +now]
  while (until - from > MINUTE) {
    const middle = (from + until) / 2
    if (time.between(new Date(middle), now) > workingDays) from = middle
    else until = middle
  }
  return new Date(until)
}

/** When the sender has begun to wait: when it was sent, or when they wrote back. */
const waitingSince = ({ sent, entries = [] }: SampleInquiry) =>
  entries.findLast(({ what }) => what === 'message')?.done ?? sent

async function insertInquiry(writer: Writer, inquiry: SampleInquiry) {
  const { client, time, now, admin, insertCall } = writer
  const { form, username, email, phone = '', businessName = '', comment, product, state = 'new' } = inquiry
  const { isAssigned = false, entries = [], followUp, file, call } = inquiry
  const isMessage = form === 'contacts'
  const [firstName = '', ...lastName] = isMessage ? username.split(' ') : []
  const since = momentBefore(writer, waitingSince(inquiry))
  const followUpAt = followUp === undefined ? null : time.after(now, followUp)
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO inquiries (id, form, "userId", username, "firstName", "lastName", email, phone, "businessName", comment,
       "itemId", origin, "createdAt", "waitingSince", "dueAt", state, "followUpAt", version, "assigneeId")
     SELECT uuidv7($1 - now()), $2, (SELECT id FROM users WHERE email = $6), $3, $4, $5, $6, $7, $8, $9, item.id,
       coalesce('/single_product/' || item.id, $10), $1, $11, $12, $13, $14, $15,
       (SELECT id FROM users WHERE email = $16)
     FROM (VALUES (1)) AS one LEFT JOIN LATERAL (
       SELECT id FROM items WHERE kind = 'products' AND "headerTitle" = $17
     ) AS item ON true
     RETURNING id`,
    [
      momentBefore(writer, inquiry.sent),
      form,
      isMessage ? '' : username,
      firstName,
      lastName.join(' '),
      email,
      phone,
      businessName,
      comment,
      ORIGINS[form],
      since,
      time.after(since, 1),
      state,
      followUpAt,
      1 + entries.length,
      isAssigned ? admin : '',
      product ?? '',
    ],
  )
  const id = rows[0]?.id ?? ''
  for (const { what, subject = '', text, outcome, done } of entries)
    await client.query(
      `INSERT INTO timeline_entries (id, "inquiryId", "whoId", "assigneeId", what, subject, text, delivery, outcome, "createdAt")
       VALUES (uuidv7($1 - now()), $2, (SELECT id FROM users WHERE email = $3),
         (SELECT id FROM users WHERE email = $4), $5, $6, $7, $8, $9, $1)`,
      [
        momentBefore(writer, done),
        id,
        what === 'message' ? email : admin,
        what === 'assignee' ? admin : '',
        what,
        subject,
        what === 'followUp' ? followUpAt?.toISOString() : text,
        what === 'reply' ? 'sent' : null,
        outcome,
      ],
    )
  if (call !== undefined) await insertCall(id, call)
  if (file && writer.mediaUrl !== undefined) await insertFile(client, writer.mediaUrl, { inquiry: id, file, now })
}

const ORIGINS = { specialists: '/', contacts: '/contact', bills: '/bill' } as const
