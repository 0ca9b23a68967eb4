import { until } from '@energy/local/supervisor/until'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { insertAdmin } from '../rows.ts'
import type { startMailSink } from './mail-sink.ts'
import { queriesOf } from '../query.ts'
import { startWriters } from './writers.ts'

const ADMIN = 'amara@example.com'
/** Inquiries that are answered in turn, so that none gets a long list of replies. */
const INQUIRIES = 200

/** Those whom staff answer, and one by the admin, who writes back as its sender. */
const INSERT_INQUIRIES = `
  INSERT INTO inquiries ("userId", username, email)
  SELECT CASE n WHEN 0 THEN (SELECT id FROM users) END, 'Ada Byron', 'ada-' || n || '@example.com'
  FROM generate_series(0, $1::int) AS n RETURNING id`
const STORED = `
  SELECT what, CASE what WHEN 'reply' THEN subject ELSE text END AS words, count(*)::int AS times
  FROM timeline_entries WHERE what IN ('reply', 'message') GROUP BY 1, 2`

type MailSink = Awaited<ReturnType<typeof startMailSink>>
/** The text by which a reply or a message is found again. It is also the subject of the mail. */
const wordsOf = (number: number) => `Answer ${number}`

/** An identity for those who reply; its settings are those of the API and the worker. */
export async function repliers() {
  const { settings, signUp, stop } = await startIdentityEmulator()
  const admin = await signUp(ADMIN)

  /** Replies of staff, and what a sender writes back, one after another until they are stopped. */
  async function start(databaseUrl: string, apiUrl: string) {
    const query = queriesOf(databaseUrl)
    await insertAdmin(databaseUrl, admin)
    const [own, ...others] = await query<{ id: string }>(INSERT_INQUIRIES, [INQUIRIES])
    const headers = { authorization: `Bearer ${admin.token}` }
    const replies = startWriters(apiUrl, 1, (number) => ({
      path: `/inquiries/${others[number % INQUIRIES]?.id}/replies`,
      body: { subject: wordsOf(number), text: 'On Tuesday.' },
      headers,
    }))
    const messages = startWriters(apiUrl, 1, (number) => ({
      path: `/requests/${own?.id}/messages`,
      body: { text: wordsOf(number) },
      headers,
    }))
    return {
      stop: () => Promise.all([replies.stop(), messages.stop()]),
      unexpected: () => [...replies.unexpected, ...messages.unexpected],
      /** What became of those that were acknowledged, when the last mail has arrived. */
      async result({ messageIds }: MailSink) {
        const stored = await query<{ what: string; words: string; times: number }>(STORED)
        const timesOf = (kind: string, number: number) =>
          stored.find(({ what, words }) => what === kind && words === wordsOf(number))?.times ?? 0
        const acknowledged = [
          ...[...replies.acknowledged].map((number) => timesOf('reply', number)),
          ...[...messages.acknowledged].map((number) => timesOf('message', number)),
        ]
        const mailsOf = (number: number) => messageIds.get(wordsOf(number))?.size ?? 0
        const unsent = () => [...replies.acknowledged].filter((number) => mailsOf(number) === 0).length
        await until(async () => unsent() === 0, 120, 'The last reply').catch(() => undefined)
        return {
          replies: replies.acknowledged.size,
          messages: messages.acknowledged.size,
          lost: acknowledged.filter((times) => times === 0).length,
          duplicated: stored.filter(({ times }) => times > 1).length,
          unsent: unsent(),
          /** Replies whose mail came with several Message-IDs, which a mail program shows several times. */
          mailedTwice: [...replies.acknowledged].filter((number) => mailsOf(number) > 1).length,
        }
      },
    }
  }
  return { settings, start, stop }
}
