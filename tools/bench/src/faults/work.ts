import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { keysOf } from '@energy/contracts/record-of'
import { until } from '@energy/local/supervisor/until'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { freePort, startApi, startWorker, temporaryFolder, untilAnswered } from '../processes.ts'
import { insertAdmin } from '../rows.ts'
import { aDatabase, killable } from './killable.ts'
import { startMailSink } from './mail-sink.ts'
import { INFORMED, offerers } from './offers.ts'
import { publishers } from './publications.ts'
import { queriesOf } from '../query.ts'
import { staffCalls } from './staff.ts'
import { uploaders } from './uploads.ts'

/** What is acknowledged of each kind of work between two kills, so that each kill interrupts some. */
const BETWEEN_KILLS = { uploads: 1, offers: 1, publications: 3 }

const Singles = Type.Array(Type.Object({ _id: Type.String(), kind: Type.String() }))

/** The result of a run. */
export type WorkResult = Awaited<ReturnType<typeof workUnderKills>>

/** Lets staff get a mail when an offer is accepted. */
async function informStaff(send: ReturnType<typeof staffCalls>) {
  const company = Value.Parse(Singles, await send('GET', '/texts/singles')).find(({ kind }) => kind === 'company')
  const path = `/texts/${company?._id}`
  const recipients = [{ event: 'An offer is accepted', email: INFORMED }]
  await send('PUT', `${path}/draft`, { texts: { recipients } })
  await send('POST', `${path}/publish`)
}

/**
 * Uploads pictures, makes and accepts offers, and publishes drafts, all at once, while the API, the worker and the
 * database are killed in turn with SIGKILL.
 * @param kills number of kills of all processes together
 */
export async function workUnderKills(kills: number, say: (line: string) => void) {
  const folder = temporaryFolder()
  const media = join(folder, 'media')
  mkdirSync(media)
  const API_PORT = String(await freePort())
  const apiUrl = `http://127.0.0.1:${API_PORT}`
  const database = await aDatabase(folder, await freePort())
  const query = queriesOf(database.url)
  const identity = await startIdentityEmulator()
  const admin = await identity.signUp('amara@example.com')
  await insertAdmin(database.url, admin)
  const settings = { MEDIA_URL: pathToFileURL(media).href, ...identity.settings }
  const sink = await startMailSink(await freePort())
  const api = await killable('API', () => startApi(database.url, { API_PORT, ...settings }))
  const worker = await killable('worker', () => startWorker(database.url, sink.url, settings))
  const headers = { authorization: `Bearer ${admin.token}` }
  await informStaff(staffCalls(apiUrl, admin))

  const uploads = await uploaders(apiUrl, headers)
  const offers = offerers(apiUrl, headers, sink)
  const publications = publishers(apiUrl, headers)
  const work = { uploads, offers, publications }
  const counts = () => ({ uploads: uploads.count(), offers: offers.count(), publications: publications.count() })
  const isEnough = (before: ReturnType<typeof counts>) => {
    const now = counts()
    return keysOf(BETWEEN_KILLS).every((each) => now[each] >= before[each] + BETWEEN_KILLS[each])
  }
  const targets = [api, worker, database]
  for (let kill = 0; kill < kills; kill++) {
    const before = counts()
    await until(async () => isEnough(before), 240, 'Work before a kill')
    const target = targets[kill % targets.length] ?? api
    say(`kill ${kill + 1} of ${kills}: ${target.name}`)
    await target.kill()
    await target.start()
    await untilAnswered(`${apiUrl}/ready`)
  }
  await Promise.all(Object.values(work).map(({ stop }) => stop()))

  say('checking what was acknowledged')
  const result = {
    kills,
    ended: api.ends(),
    uploads: await uploads.result(query, media),
    offers: await offers.result(query),
    publications: await publications.result(query),
    leftovers: await uploads.leftovers(query, media, async () => {
      await worker.kill()
      await worker.start()
    }),
    unexpected: Object.values(work).flatMap(({ unexpected }) => unexpected),
  }
  for (const target of [worker, api, database]) await target.stop()
  await sink.die()
  await identity.stop()
  rmSync(folder, { recursive: true, force: true })
  return result
}
