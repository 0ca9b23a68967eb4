import { Client } from 'pg'
import { startIdentities } from '../identities.ts'
import { makeDatabase, startApi, startPostgres } from '../parts.ts'
import { fill } from '../rows.ts'
import type { Pool } from './calls.ts'

/** An API with people in it, one of whom calls it. */
export interface Somewhere {
  apiUrl: string
  pool: Pool
  /** The customer's, as they are signed in now. */
  token(): string
  /** Whether a text tells of anybody but the customer. */
  isSecret(text: string): boolean
  /** Brings back whom and what calls have deleted. */
  renew(): Promise<void>
  stop(): Promise<void>
}

const OWN = 'customer@example.com'
/** The e-mails of everybody else end so, and nothing that is sent does. */
const SECRET = 'secret.example'
const OTHERS = Array.from({ length: 5 }, (_, index) => `person-${index}@${SECRET}`)
/** Known, too, but written into forms: whoever wrote them may read them again. */
const WRITTEN = [OWN, 'known@example.com', 'unknown@example.com']

const PEOPLE = `
  INSERT INTO users (email, "firstName", username) SELECT email, 'Ada', 'Ada' FROM unnest($1::text[]) AS email
  ON CONFLICT DO NOTHING`
const WHAT_THEY_SENT = `
  WITH requests AS (
    INSERT INTO specialists ("userId", username, email, comment)
    SELECT users.id, 'Ada', users.email, 'About a heat pump' FROM users
    WHERE email = ANY ($1) AND NOT EXISTS (SELECT FROM specialists WHERE "userId" = users.id)
  ), messages AS (
    INSERT INTO contacts ("userId", "firstName", email)
    SELECT users.id, 'Ada', users.email FROM users
    WHERE email = ANY ($1) AND NOT EXISTS (SELECT FROM contacts WHERE "userId" = users.id)
  )
  INSERT INTO subscribers (email) SELECT unnest($1) ON CONFLICT DO NOTHING`
const IDS = `
  (SELECT id FROM content LIMIT 5) UNION ALL (SELECT id FROM users LIMIT 5)
  UNION ALL (SELECT id FROM specialists WHERE email = ANY ($1) LIMIT 5)
  UNION ALL (SELECT id FROM contacts WHERE email = ANY ($1) LIMIT 5)`

/** Starts PostgreSQL, the identity emulator and an API whose limits are lifted. */
export async function startSomewhere(): Promise<Somewhere> {
  const [postgres, identities] = await Promise.all([startPostgres(), startIdentities()])
  const databaseUrl = makeDatabase(postgres.url, 'fuzz')
  await fill(databaseUrl, 12)
  const limits = { RATE_LIMIT_LOOKUP: '3600000', RATE_LIMIT_FORMS: '3600000', MAX_EVENT_LOOP_DELAY: '10000' }
  const api = await startApi(databaseUrl, { ...identities.settings, ...limits })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  let { token } = await identities.signUp(OWN)
  const pool = { ids: [''], emails: [...WRITTEN, ...OTHERS], written: WRITTEN }

  return {
    apiUrl: api.url,
    pool,
    token: () => token,
    isSecret: (text) => text.includes(SECRET),
    async renew() {
      await client.query(PEOPLE, [[OWN, 'known@example.com', ...OTHERS]])
      await client.query(WHAT_THEY_SENT, [OTHERS])
      // Whoever has deleted themselves signs up again.
      const own = await fetch(`${api.url}/users/${OWN}`, { headers: { authorization: `Bearer ${token}` } })
      await own.arrayBuffer()
      if (own.status === 401) ({ token } = await identities.signUp(OWN))
      const { rows } = await client.query<{ id: string }>(IDS, [OTHERS])
      pool.ids = rows.map(({ id }) => id)
    },
    async stop() {
      await client.end()
      await api.stop()
      await identities.stop()
      await postgres.stop()
    },
  }
}
