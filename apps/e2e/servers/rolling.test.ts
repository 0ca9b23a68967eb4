import { freePort, makeDatabase, startApi, startPostgres, startWeb, type Server } from '@energy/bench/parts'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { aBalancer } from './balancer.ts'

const DRAIN_MS = '1000'
const ASKING = 8

let stops: (() => Promise<unknown>)[] = []
test.afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
  stops = []
})
function stopping<T extends { stop: () => Promise<unknown> }>(part: T) {
  stops.push(() => part.stop())
  return part
}

/** Two replicas behind one address, each of which can be replaced by another on its port. */
async function aPair(start: (port: string) => Promise<Server>) {
  const ports = [String(await freePort()), String(await freePort())]
  const running = await Promise.all(ports.map(start))
  stops.push(() => Promise.all(running.map((server) => server.stop())))
  const balancer = stopping(await aBalancer(running.map(({ url }) => url)))
  return {
    url: balancer.url,
    async restart() {
      for (const [at, port] of ports.entries()) {
        const { url, stop } = running[at] ?? (await start(port))
        await Promise.all([stop(), balancer.leaving(url)])
        running[at] = await start(port)
        balancer.back(url)
      }
    },
  }
}

/** Asks over and over, several at the same time, until it is ended; tells what was answered otherwise than expected. */
function asking(asks: readonly ((turn: number) => Promise<string>)[]) {
  const state = { turn: 0, isOver: false }
  const failures: string[] = []
  const one = async () => {
    while (!state.isOver) {
      const turn = state.turn++
      const failure = await asks[turn % asks.length]?.(turn).catch((error: Error) => `${error.message} ${error.cause}`)
      if (failure) failures.push(failure)
    }
  }
  const all = Promise.all(Array.from({ length: ASKING }, one))
  return async () => {
    state.isOver = true
    await all
    return { asked: state.turn, failures }
  }
}

/** Reads an address; says what came where that is not a page or list with these words. */
const read = (url: (turn: number) => string, words: string) => async (turn: number) => {
  const answer = await fetch(url(turn))
  const text = await answer.text()
  return answer.status === 200 && text.includes(words) ? '' : `${answer.status} ${url(turn)} ${text.slice(0, 300)}`
}

test('two replicas of the API and two of the site are replaced one by one, and every request is answered', async () => {
  const postgres = stopping(await startPostgres())
  const databaseUrl = makeDatabase(postgres.url, 'rolling')
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  stops.push(() => database.end())
  await database.query(`INSERT INTO content (kind, "headerTitle", details) VALUES ('services', 'Heat pumps', '')`)

  const api = await aPair((port) => startApi(databaseUrl, { API_PORT: port, DRAIN_MS }))
  const web = await aPair((port) => startWeb(api.url, { WEB_PORT: port, DRAIN_MS }))

  let sent = 0
  const contact = async () => {
    const answer = await fetch(`${api.url}/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Noor', email: 'noor@example.com' }),
    })
    if (answer.status === 201) sent++
    return answer.status === 201 ? '' : `${answer.status} ${await answer.text()}`
  }
  const end = asking([
    read(() => `${api.url}/services`, 'Heat pumps'),
    // Neither of these two is kept: they go all the way.
    read((turn) => `${api.url}/services?q=heat&limit=${1 + (turn % 100)}`, 'Heat pumps'),
    contact,
    read(() => `${web.url}/our_service`, 'Heat pumps'),
    read((turn) => `${web.url}/our_service?turn=${turn}`, 'Heat pumps'),
  ])
  await api.restart()
  await web.restart()
  const { asked, failures } = await end()

  expect(failures).toEqual([])
  expect(asked).toBeGreaterThan(500)
  // Nothing that was taken was taken twice, or lost.
  const { rows } = await database.query<{ stored: number }>('SELECT count(*)::int AS stored FROM contacts')
  expect(rows).toEqual([{ stored: sent }])
})
