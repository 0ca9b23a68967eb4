// Fastify and pg without anything else. Usage: node fastify-server.ts DATABASE_URL PORT
import Fastify from 'fastify'
import { Pool } from 'pg'

const [url, port] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 10 })
const app = Fastify()

interface Texts {
  headerTitle: string
  titleDescription: string
  details: string
  sections: object[]
}

app.get('/services', async () => (await pool.query('SELECT * FROM services ORDER BY id')).rows)
app.get<{ Params: { id: string } }>('/services/:id', async ({ params }, reply) => {
  const { rows } = await pool.query('SELECT * FROM services WHERE id = $1', [params.id])
  return rows[0] ?? reply.code(404).send()
})
app.post<{ Body: Texts }>('/services', async ({ body }, reply) => {
  const { headerTitle, titleDescription, details, sections } = body
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO services ("headerTitle", "titleDescription", details, sections) VALUES ($1, $2, $3, $4) RETURNING id`,
    [headerTitle, titleDescription, details, JSON.stringify(sections)],
  )
  return reply.code(201).send(rows[0])
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => process.exit(0))
