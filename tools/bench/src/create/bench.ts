import { startIdentityEmulator } from '../identity-emulator.ts'
import { measureInTurns, type LoadPlan } from '../measure.ts'
import { startApi, startCreateBaseline } from '../processes.ts'
import { rowsWithBaseline } from '../report.ts'
import { insertAdmin } from '../rows.ts'

const json = { 'content-type': 'application/json' }
const newRequest = JSON.stringify({
  username: 'Ada Byron',
  email: 'ada@example.com',
  phone: '00442079460112',
  businessName: 'Mill',
  businessAddress: '14 Weir Lane',
  comment: 'Please call me about a heat pump.',
})
const newItem = JSON.stringify({
  headerTitle: 'Heat pumps',
  titlePrefix: 'Warm',
  titleDescription: 'A heat pump does not make heat, it moves it.',
  details: 'It takes two days to install.',
})

/** Measures creating a request by a visitor and an item by an admin, each with its baseline: Fastify and pg. */
export async function measureCreate(databaseUrl: string, plan: LoadPlan) {
  const identity = await startIdentityEmulator()
  const admin = await identity.signUp('admin@example.com')
  await insertAdmin(databaseUrl, admin)
  const [api, baseline] = await Promise.all([
    startApi(databaseUrl, identity.settings),
    startCreateBaseline(databaseUrl),
  ])
  const post = { method: 'POST' as const, connections: 8 }
  const request = { ...post, headers: json, body: newRequest }
  const item = { ...post, headers: { ...json, authorization: `Bearer ${admin.token}` }, body: newItem }
  const name = '… baseline: Fastify and pg'
  const measurements = await measureInTurns(
    [
      { name: 'create a request', server: api, url: `${api.url}/specialists`, ...request },
      { name, server: baseline, url: `${baseline.url}/specialists`, ...request },
      { name: 'create an item', server: api, url: `${api.url}/services`, ...item },
      { name, server: baseline, url: `${baseline.url}/services`, ...item },
    ],
    plan,
  )
  for (const server of [api, baseline, identity]) await server.stop()
  return rowsWithBaseline(measurements)
}
