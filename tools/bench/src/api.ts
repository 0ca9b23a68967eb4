import { Client } from 'pg'
import { byTurns, type Figures } from './measure.ts'
import { startApi, startBare, startDatabase } from './parts.ts'

/** Twelve services of 44 kB together, as the list is measured. */
async function fill(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const paragraph = 'A heat pump does not make heat, it moves it. '.repeat(20)
  const section = {
    title: 'Runs when power is cheap',
    description: paragraph,
    prefix: 'Controls',
    cta: '',
    ctaImage: '',
  }
  for (let number = 1; number <= 12; number++)
    await client.query(
      `INSERT INTO content (kind, "headerTitle", "titleDescription", details, sections) VALUES ('services', $1, $2, $2, $3)`,
      [`Service ${number}`, paragraph, JSON.stringify([section, section])],
    )
  await client.end()
}

const row = (name: string, { cpu, requestsPerSecond, p50, p99 }: Figures) => ({
  what: name,
  'CPU µs a request': Number(cpu.toFixed(1)),
  'requests a second': Math.round(requestsPerSecond),
  'p50 ms': p50,
  'p99 ms': p99,
})

/** The API's list of services beside bare `node:http` with the same bytes and headers. */
export async function benchApi() {
  console.log('Starting PostgreSQL and the API …')
  const database = await startDatabase()
  await fill(database.url)
  const api = await startApi(database.url)
  const list = `${api.url}/services`
  const bare = await startBare(list)
  const [ours, theirs] = await byTurns([
    { name: 'GET /services', pid: api.pid, url: list },
    { name: 'bare node:http', pid: bare.pid, url: bare.url },
  ])
  await Promise.all([bare.stop(), api.stop()])
  await database.stop()
  if (!ours || !theirs) throw new Error('Nothing was measured')
  console.table([row('GET /services', ours), row('bare node:http', theirs)])
  console.log(`CPU of bare ÷ ours: ${(theirs.cpu / ours.cpu).toFixed(2)}; ready after ${Math.round(api.readyAfter)} ms`)
}
