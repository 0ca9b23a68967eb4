import { Pool as Connections } from 'pg'
import { until } from '@energy/local/supervisor/until'
import { startMailSink } from '../faults/mail-sink.ts'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { freePort, makeDatabase, startApi, startPostgres, startWorker } from '../processes.ts'
import { fill } from '../rows.ts'
import type { Pool } from './calls.ts'
import type { FuzzApi, Send } from './fuzz-api.ts'
import { requiredValuesFrom } from './required-values.ts'
import { salesRecordsFrom } from './sales-values.ts'
import { signInAll } from './sessions.ts'
import { BODY_EMAILS, CUSTOMER, OTHER_USER, PRIVATE_EMAILS, REJECTED_DOMAIN, UNREGISTERED } from './callers.ts'

/** A running API with data and signed-in callers. */
export type FuzzEnvironment = Awaited<ReturnType<typeof startFuzzEnvironment>>

const USERS = `
  INSERT INTO users (email, "firstName", username) SELECT email, 'Ada', 'Ada' FROM unnest($1::text[]) AS email
  ON CONFLICT DO NOTHING`
const INQUIRIES = `
  WITH requests AS (
    INSERT INTO inquiries ("userId", username, email, comment)
    SELECT users.id, 'Ada', users.email, 'About a heat pump' FROM users
    WHERE email = ANY ($1) AND NOT EXISTS (SELECT FROM inquiries WHERE "userId" = users.id)
  ), messages AS (
    INSERT INTO inquiries (form, "userId", "firstName", email)
    SELECT 'contacts', users.id, 'Ada', users.email FROM users
    WHERE email = ANY ($1) AND NOT EXISTS (SELECT FROM inquiries WHERE "userId" = users.id)
  )
  INSERT INTO subscribers (email) SELECT unnest($1) ON CONFLICT DO NOTHING`
const CONTENT = `
  INSERT INTO items (kind, "headerTitle", details, author, "deletedAt")
  SELECT kind, 'A title', CASE WHEN kind = 'blogs' THEN NULL ELSE '' END, CASE WHEN kind = 'blogs' THEN '' END, deleted
  FROM unnest(ARRAY['services', 'products', 'blogs']::"Kind"[]) AS kind, unnest(ARRAY[NULL, NULL, now()]) AS deleted`
/** What a customer got who accepted an invitation. */
const ROLES = `UPDATE users SET role = 'user' WHERE email = $1 AND role <> 'user'`
const INVITATIONS = `DELETE FROM invitations`
const WITHOUT_RECORD = `DELETE FROM users WHERE email = $1`
/** Bounds the content: without this, the lists would grow, and become slower, with each call. */
const TRIM = `DELETE FROM items WHERE id IN (SELECT id FROM items WHERE texts = '{}' ORDER BY id DESC OFFSET 60)`
const IDS = `
  (SELECT id FROM items WHERE texts = '{}' ORDER BY id DESC LIMIT 9)
  UNION ALL (SELECT id FROM items WHERE texts <> '{}' ORDER BY id LIMIT 4) UNION ALL (SELECT id FROM users LIMIT 5)
  UNION ALL (SELECT id FROM inquiries WHERE form = 'specialists' AND email = ANY ($1) LIMIT 5)
  UNION ALL (SELECT id FROM inquiries WHERE form = 'contacts' AND email = ANY ($1) LIMIT 5)
  UNION ALL (SELECT id FROM offers ORDER BY id LIMIT 3) UNION ALL (SELECT id FROM offers ORDER BY id DESC LIMIT 3)
  UNION ALL (SELECT id FROM orders ORDER BY id LIMIT 3) UNION ALL (SELECT id FROM invoices ORDER BY id LIMIT 3)
  UNION ALL (SELECT id FROM subscribers LIMIT 5) UNION ALL (SELECT id FROM timeline_entries ORDER BY id DESC LIMIT 5)`
/** An issued invoice is never changed but by this. Without its triggers for this transaction: other calls wait for nothing. */
const MAKE_OVERDUE = `
  SET LOCAL session_replication_role = replica;
  UPDATE invoices SET "dueOn" = "dueOn" - 365;`

const typeOf = (body: object) => (Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json')

/** Decodes soft line breaks and equals signs of quoted-printable. */
const decoded = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** Starts PostgreSQL, the identity emulator, a mail server, the worker, and an API without effective rate limits. */
export async function startFuzzEnvironment() {
  const [postgres, identity, smtpPort] = await Promise.all([startPostgres(), startIdentityEmulator(), freePort()])
  const databaseUrl = makeDatabase(postgres.url, 'fuzz')
  await fill(databaseUrl, 12)
  const limits = {
    RATE_LIMIT_LOOKUP: '3600000',
    RATE_LIMIT_SEARCHES: '3600000',
    RATE_LIMIT_FORMS: '3600000',
    RATE_LIMIT_UPLOADS: '3600000',
    MAX_EVENT_LOOP_DELAY: '10000',
    DATABASE_CONNECTION_TIMEOUT: '10000',
    TRANSACTION_TIMEOUT: '10000',
  }
  const api = await startApi(databaseUrl, { ...identity.settings, ...limits })
  const sink = await startMailSink(smtpPort, { rejects: (address) => address.endsWith(REJECTED_DOMAIN) })
  const worker = startWorker(databaseUrl, sink.url, identity.settings)
  const client = new Connections({ connectionString: databaseUrl })
  const { headersOf, makeKeys, restoreCustomer } = await signInAll(identity, client)
  const pool: Pool = { ids: [''], emails: [...BODY_EMAILS, ...PRIVATE_EMAILS], bodyEmails: BODY_EMAILS }

  const send: Send = async (caller, method, path, body) => {
    const answer = await fetch(api.url + path, {
      method,
      headers: { ...headersOf(caller), ...(body && { 'content-type': typeOf(body) }) },
      ...(body && { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  const mailTo = async (address: string) =>
    decoded(await until(async () => sink.mails.get(address), 60, `A mail to ${address}`))
  let addresses = 0
  const fuzzApi: FuzzApi = {
    send,
    mailTo,
    anEmail: (domain = 'reader.example') => `${++addresses}@${domain}`,
    async forgetInvitation(address) {
      await client.query('DELETE FROM invitations WHERE email = $1', [address])
      sink.mails.delete(address)
    },
    async makeOverdue() {
      await client.query(MAKE_OVERDUE)
    },
  }
  await makeKeys(send)
  const sales = salesRecordsFrom(fuzzApi)
  for (const email of PRIVATE_EMAILS.slice(0, 3)) await sales.anInvoice(email)

  /** Inserts the people again that calls have deleted, and takes from them what calls have given. */
  async function restorePeople() {
    await client.query(USERS, [[CUSTOMER, OTHER_USER, ...PRIVATE_EMAILS]])
    await client.query(ROLES, [CUSTOMER])
    await client.query(WITHOUT_RECORD, [UNREGISTERED])
    await restoreCustomer()
  }

  return {
    apiUrl: api.url,
    pool,
    /** The headers with the caller's token or key. */
    headersOf,
    /** Creates the values that a valid call of an operation needs. */
    requiredValues: requiredValuesFrom(fuzzApi),
    restorePeople,
    /** Inserts the people and records again that calls have deleted. */
    async restoreData() {
      await restorePeople()
      await client.query(INQUIRIES, [PRIVATE_EMAILS])
      await client.query(CONTENT)
      await client.query(TRIM)
      await client.query(INVITATIONS)
      const { rows } = await client.query<{ id: string }>(IDS, [PRIVATE_EMAILS])
      pool.ids = rows.map(({ id }) => id)
    },
    async stop() {
      await client.end()
      for (const server of [worker, api, sink, identity, postgres]) await server.stop()
    },
  }
}
