import { Client } from 'pg'
import { until } from '@energy/local/supervisor/until'
import { startMailSink } from '../faults/mail-sink.ts'
import { startIdentities } from '../identities.ts'
import { freePort, makeDatabase, startApi, startPostgres, startWorker } from '../parts.ts'
import { fill } from '../rows.ts'
import type { Pool } from './calls.ts'
import { needsOf, type Ask } from './needs.ts'
import { ADMIN, KNOWN, NEWCOMER, OTHERS, OWN, REFUSED, SECRET, WRITTEN, type Caller } from './people.ts'

/** An API with people in it, some of whom call it. */
export interface Somewhere {
  apiUrl: string
  pool: Pool
  /** What a caller proves who they are with, as they are signed in now. */
  headersOf(caller: Caller): Record<string, string>
  /** Makes what a good call of an operation names. */
  need: ReturnType<typeof needsOf>
  /** Whether a text tells of anybody but the customer. */
  isSecret(text: string): boolean
  /** Brings back whom and what calls have deleted. */
  renew(): Promise<void>
  stop(): Promise<void>
}

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
const CONTENT = `
  INSERT INTO content (kind, "headerTitle", details, author, "deletedAt")
  SELECT kind, 'A title', CASE WHEN kind = 'blogs' THEN NULL ELSE '' END, CASE WHEN kind = 'blogs' THEN '' END, deleted
  FROM unnest(enum_range(NULL::"Kind")) AS kind, unnest(ARRAY[NULL, NULL, now()]) AS deleted`
/** More of it would make each list as slow as large. */
const TRIM = 'DELETE FROM content WHERE id IN (SELECT id FROM content ORDER BY id DESC OFFSET 60)'
const IDS = `
  (SELECT id FROM content ORDER BY id DESC LIMIT 9) UNION ALL (SELECT id FROM users LIMIT 5)
  UNION ALL (SELECT id FROM specialists WHERE email = ANY ($1) LIMIT 5)
  UNION ALL (SELECT id FROM contacts WHERE email = ANY ($1) LIMIT 5)
  UNION ALL (SELECT id FROM subscribers LIMIT 5) UNION ALL (SELECT id FROM work_entries ORDER BY id DESC LIMIT 5)`

/** A mail as it is read: its lines are broken and its equals signs written otherwise. */
const decoded = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** Starts PostgreSQL, the identity emulator, a mail server, the worker and an API whose limits are lifted. */
export async function startSomewhere(): Promise<Somewhere> {
  const [postgres, identities, smtpPort] = await Promise.all([startPostgres(), startIdentities(), freePort()])
  const databaseUrl = makeDatabase(postgres.url, 'fuzz')
  await fill(databaseUrl, 12)
  const limits = { RATE_LIMIT_LOOKUP: '3600000', RATE_LIMIT_FORMS: '3600000', MAX_EVENT_LOOP_DELAY: '10000' }
  const api = await startApi(databaseUrl, { ...identities.settings, ...limits })
  const sink = await startMailSink(smtpPort, (address) => address.endsWith(REFUSED))
  const worker = startWorker(databaseUrl, sink.url, identities.settings)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const signedIn = {
    customer: await identities.signUp(OWN),
    newcomer: await identities.signUp(NEWCOMER),
    admin: await identities.signUp(ADMIN),
  }
  await client.query(
    `INSERT INTO users (uid, email, "firstName", username, role) VALUES ($1, $2, 'Eve', 'Eve', 'admin')`,
    [signedIn.admin.uid, ADMIN],
  )
  const pool = { ids: [''], emails: [...WRITTEN, ...OTHERS], written: WRITTEN }

  const headersOf = (caller: Caller): Record<string, string> =>
    caller === 'nobody' ? {} : { authorization: `Bearer ${signedIn[caller].token}` }
  const ask: Ask = async (caller, method, path, body) => {
    const answer = await fetch(api.url + path, {
      method,
      headers: { ...headersOf(caller), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const said = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${said}`)
    return JSON.parse(said)
  }
  const mailTo = async (address: string) =>
    decoded(await until(async () => sink.mails.get(address), 60, `A mail to ${address}`))

  return {
    apiUrl: api.url,
    pool,
    headersOf,
    need: needsOf(ask, mailTo),
    isSecret: (text) => text.includes(SECRET),
    async renew() {
      await client.query(PEOPLE, [[OWN, KNOWN, ...OTHERS]])
      await client.query(WHAT_THEY_SENT, [OTHERS])
      await client.query(CONTENT)
      await client.query(TRIM)
      // Whoever has deleted themselves signs up again.
      const own = await fetch(`${api.url}/users/${OWN}`, { headers: headersOf('customer') })
      await own.arrayBuffer()
      if (own.status === 401) signedIn.customer = await identities.signUp(OWN)
      const { rows } = await client.query<{ id: string }>(IDS, [OTHERS])
      pool.ids = rows.map(({ id }) => id)
    },
    async stop() {
      await client.end()
      await worker.stop()
      await api.stop()
      await sink.stop()
      await identities.stop()
      await postgres.stop()
    },
  }
}
