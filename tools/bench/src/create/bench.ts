import { Client } from 'pg'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { measureInTurns, namesOf, subjectOf, type LoadPlan } from '../measure.ts'
import { startApi, startCreateBaseline } from '../processes.ts'
import { rowsWithBaseline } from '../report.ts'
import { say } from '../say.ts'

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
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`INSERT INTO users (uid, email, role) VALUES ($1, $2, 'admin')`, [admin.uid, admin.email])
  await client.end()
  const [api, baseline] = await Promise.all([
    startApi(databaseUrl, identity.settings),
    startCreateBaseline(databaseUrl),
  ])
  const post = (path: string, body: string, headers = {}) => ({
    ours: { url: api.url + path, method: 'POST' as const, headers: { ...json, ...headers }, body, connections: 8 },
    plain: { url: baseline.url + path.slice(1), method: 'POST' as const, headers: json, body, connections: 8 },
  })
  const request = post('/specialists', newRequest)
  const item = post('/services', newItem, { authorization: `Bearer ${admin.token}` })
  const subjects = [
    subjectOf('create a request', api, request.ours),
    subjectOf('… baseline: Fastify and pg', baseline, request.plain),
    subjectOf('create an item', api, item.ours),
    subjectOf('… baseline: Fastify and pg', baseline, item.plain),
  ]
  const rows = rowsWithBaseline(namesOf(subjects), await measureInTurns(subjects, plan, say))
  for (const server of [api, baseline, identity]) await server.stop()
  return rows
}
