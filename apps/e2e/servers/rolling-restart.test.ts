import { freePort, makeDatabase, startApi, startPostgres, startWeb, type Server } from '@energy/bench/processes'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { ON_BUSY_MACHINE } from '../support/busy-machine.ts'
import { startLoadBalancer } from './load-balancer.ts'

// It runs beside other tests, so a replica has two seconds to tell the load balancer that it closes.
test.setTimeout(300_000)
const DRAIN_MS = '2000'
const CONCURRENCY = 8

let stops: (() => Promise<unknown>)[] = []
test.afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
  stops = []
})
function stopAfterTest<T extends { stop: () => Promise<unknown> }>(server: T) {
  stops.push(() => server.stop())
  return server
}

/** Starts two replicas behind a load balancer. `restart` replaces them one by one, each on its port. */
async function startReplicas(start: (port: string) => Promise<Server>) {
  const ports = [String(await freePort()), String(await freePort())]
  const running = await Promise.all(ports.map(start))
  stops.push(() => Promise.all(running.map((server) => server.stop())))
  const balancer = stopAfterTest(await startLoadBalancer(running.map(({ url }) => url)))
  return {
    url: balancer.url,
    async restart() {
      for (const [at, port] of ports.entries()) {
        const { url, stop } = running[at] ?? (await start(port))
        await Promise.all([stop(), balancer.drain(url)])
        running[at] = await start(port)
        balancer.add(url)
      }
    },
  }
}

/** Sends the requests in a loop, several at a time. The returned function stops the loop and reports the failures. */
function sendRequests(requests: readonly ((turn: number) => Promise<string>)[]) {
  const state = { turn: 0, isOver: false }
  const failures: string[] = []
  const worker = async () => {
    while (!state.isOver) {
      const turn = state.turn++
      const failure = await requests[turn % requests.length]?.(turn).catch(
        (error: Error) => `${error.message} ${error.cause}`,
      )
      if (failure) failures.push(failure)
    }
  }
  const workers = Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return async () => {
    state.isOver = true
    await workers
    return { requestCount: state.turn, failures }
  }
}

/** Reads a URL. Returns the response if it is not a 200 that contains these words, else an empty string. */
const read = (url: (turn: number) => string, words: string) => async (turn: number) => {
  const response = await fetch(url(turn))
  const text = await response.text()
  return response.status === 200 && text.includes(words) ? '' : `${response.status} ${url(turn)} ${text.slice(0, 300)}`
}

test('two replicas of the API and two of the site are restarted one by one, and every request is answered', async () => {
  const postgres = stopAfterTest(await startPostgres())
  const databaseUrl = makeDatabase(postgres.url, 'rolling')
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  stops.push(() => database.end())
  await database.query(`INSERT INTO items (kind, "headerTitle", details) VALUES ('services', 'Heat pumps', '')`)

  const api = await startReplicas((port) => startApi(databaseUrl, { ...ON_BUSY_MACHINE, API_PORT: port, DRAIN_MS }))
  const web = await startReplicas((port) => startWeb(api.url, { ...ON_BUSY_MACHINE, WEB_PORT: port, DRAIN_MS }))

  let contactsSent = 0
  const contact = async () => {
    const response = await fetch(`${api.url}/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Noor', email: 'noor@example.com' }),
    })
    if (response.status === 201) contactsSent++
    return response.status === 201 ? '' : `${response.status} ${await response.text()}`
  }
  const stop = sendRequests([
    read(() => `${api.url}/services`, 'Heat pumps'),
    // This request and the last one are not answered from the cache of their server.
    read((turn) => `${api.url}/services?q=heat&limit=${1 + (turn % 100)}`, 'Heat pumps'),
    contact,
    read(() => `${web.url}/our_service`, 'Heat pumps'),
    read((turn) => `${web.url}/our_service?turn=${turn}`, 'Heat pumps'),
  ])
  await api.restart()
  await web.restart()
  const { requestCount, failures } = await stop()

  expect(failures).toEqual([])
  expect(requestCount).toBeGreaterThan(500)
  // No accepted contact was stored twice or lost.
  const { rows } = await database.query<{ stored: number }>(
    `SELECT count(*)::int AS stored FROM inquiries WHERE form = 'contacts'`,
  )
  expect(rows).toEqual([{ stored: contactsSent }])
})
