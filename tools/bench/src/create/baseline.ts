// The baseline of an insert: Fastify and pg, without validation. Usage: node create/baseline.ts DATABASE_URL PORT
import Fastify from 'fastify'
import { Pool } from 'pg'

const [url, port] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 10 })
const app = Fastify()

interface Call {
  Body: Record<string, string>
}

app.post<Call>('/specialists', async ({ body }, reply) => {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO inquiries (username, email, phone, "businessName", "businessAddress", comment)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [body['username'], body['email'], body['phone'], body['businessName'], body['businessAddress'], body['comment']],
  )
  return reply.code(201).send({ acknowledged: true, insertedId: rows[0]?.id })
})
app.post<Call>('/services', async ({ body }, reply) => {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO items (kind, "headerTitle", "titlePrefix", "titleDescription", details)
     VALUES ('services', $1, $2, $3, $4) RETURNING id`,
    [body['headerTitle'], body['titlePrefix'], body['titleDescription'], body['details']],
  )
  return reply.code(201).send({ acknowledged: true, insertedId: rows[0]?.id })
})
app.get('/', async () => 'ready')
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => process.exit(0))
