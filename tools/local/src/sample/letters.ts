import type { Client } from 'pg'
import { halfHourlyData, batteryPays } from './guides-power.ts'
import { solarInDecember } from './guides-sources.ts'
import { oldBuildings } from './guides-buildings.ts'
import type { SampleItem } from './shapes.ts'

const DAY = 24 * 60 * 60_000

interface SampleLetter {
  title: string
  text: string
  guides: readonly SampleItem<'blogs'>[]
}

/** Of them one has yet to confirm, and the mail server of another refuses it. */
const SUBSCRIBERS = {
  confirmed: [
    'customer@example.com',
    'ines@carvalho-dental.example',
    'g.pell@westbrook.example',
    'elif.kaya@kiln-and-clay.example',
    'hanna.vogel@example.com',
    'owen@price-joinery.example',
    'morag@finlay-laundry.example',
  ],
  waiting: 'grace.mbeki@example.org',
  refused: 'office@closed-dairy.example',
}
/** Those who unsubscribed by the link of the sent letter. */
const UNSUBSCRIBED = 1

const SENT: SampleLetter = {
  title: 'The shortest days, and what they cost',
  text: `The next eight weeks are the dearest of the year: it is dark when the ovens are lit, and cold when they go out. Three things that need no engineer:

- **Turn the flow temperature down by five degrees.** If nobody complains within a week, leave it there.
- **Move one load.** A dishwasher, a charger or a kiln that runs after ten costs about a third less on a night rate.
- **Read the meter on the first of the month.** An estimate in winter is nearly always too high.

If you are not sure which tariff you are on, [compare it with ours](/tariffs). It takes two minutes.`,
  guides: [halfHourlyData, solarInDecember],
}

const DRAFT: SampleLetter = {
  title: 'What we learned from forty heat pumps',
  text: 'Forty of them ran through last winter, half of them in buildings older than a hundred years. What surprised us, and what did not.',
  guides: [oldBuildings, batteryPays],
}

/** Inserts subscribers of the newsletter, a letter that was sent to them, and a draft by the admin. */
export async function insertLetters(client: Client, now: Date, admin: string) {
  const ago = (days: number) => new Date(+now - days * DAY)
  const subscribe = (email: string, confirmedAt: Date | null) =>
    client.query(`INSERT INTO subscribers (email, "createdAt", "askedAt", "confirmedAt") VALUES ($1, $2, $2, $3)`, [
      email,
      confirmedAt ?? ago(1),
      confirmedAt,
    ])
  for (const [at, email] of [...SUBSCRIBERS.confirmed, SUBSCRIBERS.refused].entries())
    await subscribe(email, ago(40 - at))
  await subscribe(SUBSCRIBERS.waiting, null)

  const insert = ({ title, text, guides }: SampleLetter, sent: Date | null) =>
    client.query(
      `INSERT INTO letters (title, text, guides, state, "startedAt", "finishedAt", "isArchived", "editorId", "createdAt", "updatedAt")
       VALUES ($1, $2,
         ARRAY(SELECT items.id FROM unnest($3::text[]) WITH ORDINALITY AS guide (title, at)
           JOIN items ON kind = 'blogs' AND "headerTitle" = guide.title ORDER BY at),
         $4, $5::timestamptz, $5, $5 IS NOT NULL, (SELECT id FROM users WHERE email = $6), $7, $7)`,
      [title, text, guides.map(({ headerTitle }) => headerTitle), sent ? 'sent' : 'draft', sent, admin, sent ?? ago(1)],
    )
  await insert(SENT, ago(6))
  await insert(DRAFT, null)
  await client.query(
    `INSERT INTO letter_mails ("letterId", "subscriberId", "dueAt", outcome)
     SELECT letters.id, subscribers.id, "startedAt", CASE email WHEN $1 THEN 'refused' ELSE 'sent' END::"LetterOutcome"
     FROM letters, subscribers WHERE state = 'sent' AND "confirmedAt" IS NOT NULL`,
    [SUBSCRIBERS.refused],
  )
  // They are deleted; their mails stay, without an address.
  await client.query(
    `INSERT INTO letter_mails ("letterId", "dueAt", outcome, "unsubscribedAt")
     SELECT id, "startedAt", 'sent', "startedAt" FROM letters, generate_series(1, $1::int) WHERE state = 'sent'`,
    [UNSUBSCRIBED],
  )
  await client.query(
    `UPDATE subscribers SET "refusedAt" = $1, refusal = '550 5.1.1 No such mailbox' WHERE email = $2`,
    [ago(6), SUBSCRIBERS.refused],
  )
}
