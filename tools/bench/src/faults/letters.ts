import { rmSync } from 'node:fs'
import { Inserted } from '@energy/contracts/responses'
import { until } from '@energy/local/supervisor/until'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { Client } from 'pg'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { freePort, startApi, startWorker, temporaryFolder } from '../processes.ts'
import { insertAdmin } from '../rows.ts'
import { aDatabase, killable } from './killable.ts'
import { startMailSink } from './mail-sink.ts'
import { staffCalls } from './staff.ts'

const ADMIN = 'amara@example.com'
/** More than are sent: the pace is not what is measured. */
const LETTERS_PER_MINUTE = '30000'
/** The mail server refuses one of so many addresses. */
const REFUSED = 10
const INSERT_SUBSCRIBERS = `
  INSERT INTO subscribers (email, "confirmedAt") SELECT n || '@example.com', now() FROM generate_series(1, $1::int) AS n`

const Letter = Type.Object({
  state: Type.String(),
  figures: Type.Object({ recipients: Type.Integer(), sent: Type.Integer(), refused: Type.Integer() }),
})
const isRefused = (address: string) => Number(address.split('@')[0]) % REFUSED === 0

/** The result of a run. */
export type LettersResult = Awaited<ReturnType<typeof lettersUnderKills>>

/**
 * Sends a letter while the worker is killed with SIGKILL, and while the mail server, which refuses one address in ten,
 * dies once and is started again.
 */
export async function lettersUnderKills({ subscribers, kills }: { subscribers: number; kills: number }) {
  const folder = temporaryFolder()
  const [API_PORT, smtpPort] = [String(await freePort()), await freePort()]
  const database = await aDatabase(folder, await freePort())
  const identity = await startIdentityEmulator()
  const admin = await identity.signUp(ADMIN)
  const api = await killable('API', () => startApi(database.url, { API_PORT, ...identity.settings }))
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await insertAdmin(database.url, admin)
  await client.query(INSERT_SUBSCRIBERS, [subscribers])

  const sinks = [await startMailSink(smtpPort, { rejects: isRefused })]
  const received = () => sinks.flatMap((sink) => sink.received)
  const send = staffCalls(`http://127.0.0.1:${API_PORT}`, admin)
  const written = await send('POST', '/letters', { title: 'Winter', text: 'It is **cold**.' })
  const path = `/letters/${Value.Parse(Inserted, written).insertedId}`
  const read = async () => Value.Parse(Letter, await send('GET', path))
  await send('POST', `${path}/send`, {})

  const begun = performance.now()
  const worker = await killable('worker', () =>
    startWorker(database.url, `smtp://127.0.0.1:${smtpPort}`, { LETTERS_PER_MINUTE, ...identity.settings }),
  )
  const sent = (count: number) => until(async () => received().length >= count, 300, `${count} mails`)
  const expected = subscribers - Math.floor(subscribers / REFUSED)
  // The mail server dies in the middle of the kills.
  const faults = kills + 1
  for (let fault = 0; fault < faults; fault++) {
    await sent(((fault + 1) * expected) / (faults + 1))
    if (fault === Math.floor(kills / 2)) {
      await sinks.at(-1)?.die()
      sinks.push(await startMailSink(smtpPort, { rejects: isRefused }))
    } else {
      await worker.kill()
      await worker.start()
    }
  }
  await until(async () => (await read()).state === 'sent', 300, 'The end of the letter')
  const seconds = (performance.now() - begun) / 1_000
  const { figures } = await read()
  const { rows: marked } = await client.query<{ email: string }>(
    'SELECT email FROM subscribers WHERE "refusedAt" IS NOT NULL',
  )
  await client.end()
  for (const target of [worker, api, database]) await target.stop()
  await sinks.at(-1)?.die()
  await identity.stop()
  rmSync(folder, { recursive: true, force: true })

  const messages = Map.groupBy(received(), ({ to }) => to)
  const ids = [...messages.values()].map((mails) => new Set(mails.map(({ messageId }) => messageId)).size)
  return {
    subscribers,
    kills,
    ended: api.ends(),
    seconds,
    expected,
    figures,
    lost: expected - messages.size,
    /** Those who got more than one message. */
    severalMessages: ids.filter((count) => count > 1).length,
    /** Mails that were accepted by the mail server, and sent again as the same message, as their worker died. */
    repeated: received().length - messages.size,
    markedWrongly: marked.filter(({ email }) => !isRefused(email)).length,
    marked: marked.length,
  }
}
