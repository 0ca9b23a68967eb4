import { rmSync } from 'node:fs'
import { until } from '@energy/local/supervisor/until'
import { freePort, startApi, startWeb, startWorker, temporaryFolder, untilAnswered } from '../processes.ts'
import { aDatabase, killable, type Killable } from './killable.ts'
import { startMailSink } from './mail-sink.ts'
import { queriesOf } from '../query.ts'
import { scheduledDrafts } from './schedules.ts'
import { repliers } from './replies.ts'
import { startReaders, startWriters } from './writers.ts'

/** The result of a run. */
export type KillsResult = Awaited<ReturnType<typeof killInTurns>>

/** Number of requests that are acknowledged between two kills, so that each kill interrupts work. */
const REQUESTS_BETWEEN_KILLS = 20

/**
 * Kills the API, the site, the worker and the database in turn with SIGKILL while clients write requests and read
 * pages, and starts each again as a supervisor would. Each request carries a number, which is looked up in the database
 * at the end, as is each reply of staff, with its mail, and what is written back. Each subscriber must get a mail, and each draft whose time comes at a kill must be published once.
 * @param kills number of kills of all processes together
 */
export async function killInTurns(kills: number, say: (line: string) => void) {
  const folder = temporaryFolder()
  const [API_PORT, WEB_PORT] = [String(await freePort()), String(await freePort())]
  const [apiUrl, webUrl] = [`http://127.0.0.1:${API_PORT}`, `http://127.0.0.1:${WEB_PORT}`]
  const database = await aDatabase(folder, await freePort())
  const sink = await startMailSink(await freePort())
  const staff = await repliers()
  const api = await killable('API', () => startApi(database.url, { API_PORT, ...staff.settings }))
  const web = await killable('site', () => startWeb(apiUrl, { WEB_PORT }))
  const worker = await killable('worker', () => startWorker(database.url, sink.url, staff.settings))

  const requests = startWriters(apiUrl, 4, (number) => ({
    path: '/specialists',
    body: { username: 'Ada Byron', email: 'ada@example.com', comment: String(number) },
  }))
  const subscribers = startWriters(apiUrl, 1, (number) => ({
    path: '/subscribers',
    body: { email: `${number}@example.com` },
  }))
  const readers = startReaders([`${apiUrl}/services`, `${webUrl}/`, `${webUrl}/our_service`], 4)

  const answers = await staff.start(database.url, apiUrl)
  const drafts = scheduledDrafts(database.url)

  const nextMail = async () => {
    const before = sink.mails.size
    await until(async () => sink.mails.size > before, 60, 'Another mail')
  }
  const targets: { target: Killable; untilRecovered: () => Promise<unknown> }[] = [
    { target: api, untilRecovered: () => untilAnswered(`${apiUrl}/ready`) },
    { target: web, untilRecovered: () => untilAnswered(webUrl) },
    { target: worker, untilRecovered: nextMail },
    { target: database, untilRecovered: () => untilAnswered(`${apiUrl}/ready`) },
  ]
  const recoveries = new Map<string, number[]>(targets.map(({ target }) => [target.name, []]))
  for (let kill = 0; kill < kills; kill++) {
    const before = requests.acknowledged.size
    await until(async () => requests.acknowledged.size > before + REQUESTS_BETWEEN_KILLS, 60, 'Work before a kill')
    const { target, untilRecovered } = targets[kill % targets.length] ?? {}
    if (!target || !untilRecovered) break
    say(`kill ${kill + 1} of ${kills}: ${target.name}`)
    await drafts.add()
    await target.kill()
    const killed = performance.now()
    await target.start()
    await untilRecovered()
    recoveries.get(target.name)?.push(performance.now() - killed)
  }
  await Promise.all([requests, subscribers, answers, readers].map((each) => each.stop()))

  say('checking the acknowledged requests and mails')
  const stored = await storedNumbers(database.url)
  const expected = [...subscribers.acknowledged].map((number) => `${number}@example.com`)
  const isMissing = (address: string) => !sink.mails.has(address)
  await until(async () => !expected.some(isMissing), 120, 'The last mail').catch(() => undefined)
  const answered = await answers.result(sink)
  const schedules = await drafts.end()
  for (const target of [web, api, worker, database]) await target.stop()
  await sink.stop()
  await staff.stop()
  rmSync(folder, { recursive: true, force: true })

  return {
    /** The recovery times of each process by its name, in ms. */
    recoveries,
    requests: {
      acknowledged: requests.acknowledged.size,
      lost: [...requests.acknowledged].filter((number) => !stored.has(number)).length,
      duplicated: [...stored.values()].filter((times) => times > 1).length,
    },
    schedules,
    answered,
    ended: api.ends() + web.ends(),
    mails: { acknowledged: expected.length, lost: expected.filter(isMissing).length },
    /** Number of responses to readers by status; 0 stands for no response. */
    statuses: readers.statuses,
    /** Responses to writers that were neither 2xx nor 503. */
    unexpected: [...requests.unexpected, ...subscribers.unexpected, ...answers.unexpected()],
  }
}

/** The numbers of the stored requests, and how often each is stored. */
export async function storedNumbers(databaseUrl: string) {
  const rows = await queriesOf(databaseUrl)<{ number: string; times: number }>(
    `SELECT comment AS number, count(*)::int AS times FROM inquiries WHERE comment <> '' GROUP BY comment`,
  )
  return new Map(rows.map(({ number, times }) => [Number(number), times]))
}
