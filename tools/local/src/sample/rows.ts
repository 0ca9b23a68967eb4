import type { Kind } from '@energy/contracts/content'
import type { Client } from 'pg'
import type { Account } from './accounts.ts'
import type { SamplePerson } from './people.ts'
import type { SampleRequest } from './inbox/requests.ts'
import type { SampleItem } from './shapes.ts'
import type { SampleTimeline } from './inbox/timelines.ts'

/** Inserts an item that was created some days ago. Ids and lists are sorted by time. */
export async function insertContent(client: Client, kind: Kind, item: SampleItem<Kind>, days: number) {
  const columns = Object.entries(item)
  await client.query(
    `INSERT INTO items (id, kind, "createdAt", "updatedAt", ${columns.map(([name]) => `"${name}"`).join(', ')})
     VALUES (uuidv7(-$1::interval), $2, now() - $1::interval, now() - $1::interval,
       ${columns.map((_, index) => `$${index + 3}`).join(', ')})`,
    [`${days} days`, kind, ...columns.map(([, value]) => (typeof value === 'string' ? value : JSON.stringify(value)))],
  )
}

/** Inserts a person's record, with the uid of its identity if there is one. */
export async function insertPerson(client: Client, person: SamplePerson, role: Account['role'], uid: string | null) {
  const { phone = '', address = '' } = person
  const { businessName = '', businessAddress = '', businessEmail = '', businessPhone = '' } = person
  await client.query(
    `INSERT INTO users (id, uid, email, "firstName", "lastName", username, role, "lastVisit", "personalInfo", "businessInfo", "createdAt", "updatedAt")
     VALUES (uuidv7(-$1::interval), $2, $3, $4, $5, $6, $7, now() - $8::interval, $9, $10,
       now() - $1::interval, now() - $1::interval)`,
    [
      `${person.joined} days`,
      uid,
      person.email,
      person.firstName,
      person.lastName,
      `${person.firstName} ${person.lastName}`,
      role,
      person.lastVisit === undefined ? null : `${person.lastVisit} days`,
      JSON.stringify({ phone, address }),
      JSON.stringify({ businessName, businessAddress, businessEmail, businessPhone }),
    ],
  )
}

/** Inserts a request. Unless it was sent signed out, it belongs to the person with its e-mail. */
export async function insertRequest(client: Client, request: SampleRequest) {
  await client.query(
    `INSERT INTO inquiries (id, "userId", username, email, phone, "businessName", "businessAddress", comment, "createdAt",
       "waitingSince", "dueAt")
     VALUES (uuidv7(-$1::interval), (SELECT id FROM users WHERE email = $3 AND NOT $8), $2, $3, $4, $5, $6, $7,
       now() - $1::interval, now() - $1::interval, now() - $1::interval + interval '1 day')`,
    [
      `${request.sent} days`,
      request.username,
      request.email,
      request.phone ?? '',
      request.businessName ?? '',
      request.businessAddress ?? '',
      request.comment,
      request.isSignedOut ?? false,
    ],
  )
}

/** Sets the state and the assignee of a request, and inserts the timeline entries of the admin. */
export async function insertTimeline(client: Client, timeline: SampleTimeline, admin: string) {
  const { rows } = await client.query<{ id: string }>(
    `UPDATE inquiries SET state = $3::"State", version = version + $4,
       "assigneeId" = (SELECT id FROM users WHERE email = $5 AND $6)
     WHERE email = $1 AND "createdAt" = (now() - $2::interval)::timestamptz(3) RETURNING id`,
    [
      timeline.email,
      `${timeline.sent} days`,
      timeline.state,
      timeline.entries.length,
      admin,
      timeline.isAssigned ?? false,
    ],
  )
  for (const { what, subject = '', text, done } of timeline.entries)
    await client.query(
      `INSERT INTO timeline_entries (id, "inquiryId", "whoId", what, subject, text, delivery, "createdAt")
       VALUES (uuidv7(-$1::interval), $2, (SELECT id FROM users WHERE email = $3), $4, $5, $6, $7, now() - $1::interval)`,
      [`${done} days`, rows[0]?.id, admin, what, subject, text, what === 'reply' ? 'sent' : null],
    )
}

/** Inserts a reply template, saved by the admin. */
export const insertTemplate = (client: Client, name: string, text: string, admin: string) =>
  client.query(
    `INSERT INTO reply_templates (name, text, "editorId") VALUES ($1, $2, (SELECT id FROM users WHERE email = $3))`,
    [name, text, admin],
  )
