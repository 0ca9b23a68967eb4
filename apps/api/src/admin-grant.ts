// npm run admin:grant -- EMAIL: makes a person who has a record an admin, from a shell that can reach the database.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

function end(code: 0 | 1, message: string): never {
  process[code === 0 ? 'stdout' : 'stderr'].write(`${message}\n`)
  process.exit(code)
}

const [email = '', ...more] = process.argv.slice(2).map((argument) => argument.trim().toLowerCase())
const dataDirectory = process.env['DATA_DIR'] || fileURLToPath(new URL('../../../.data', import.meta.url))
const localEnvironment = join(dataDirectory, 'local.env')
if (!process.env['DATABASE_URL'] && existsSync(localEnvironment)) process.loadEnvFile(localEnvironment)
const { DATABASE_URL: connectionString, USER } = process.env
if (!email || more.length > 0) end(1, 'Name one person: npm run admin:grant -- EMAIL')
if (!connectionString) end(1, 'DATABASE_URL is not set; it must name the database in which the person has a record.')

// One statement, so that nobody becomes an admin without an audit entry.
const GRANT = `
  WITH person AS (
    SELECT id, role FROM users WHERE email = $1 AND "deletingAt" IS NULL FOR UPDATE
  ), granted AS (
    UPDATE users SET role = 'admin', "requestedRole" = NULL, "updatedAt" = now()
    FROM person WHERE users.id = person.id AND person.role <> 'admin' RETURNING users.id
  ), entry AS (
    INSERT INTO audit (who, what, record, fields)
    SELECT $2, 'admin:grant', person.id,
      jsonb_build_array(jsonb_build_object('name', 'role', 'before', person.role, 'after', 'admin'))
    FROM granted JOIN person USING (id)
  )
  SELECT role FROM person`

const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 })
try {
  await client.connect()
  const who = USER ? `shell of ${USER}` : 'shell'
  const { rows } = await client.query<{ role: string }>(GRANT, [email, who])
  await client.end()
  const [before] = rows
  if (!before) end(1, `Nobody with the e-mail ${email} has a record. They sign up first.`)
  end(0, before.role === 'admin' ? `${email} is an admin already.` : `${email} is an admin now.`)
} catch (error) {
  end(1, `The database could not be asked: ${error instanceof Error ? error.message : String(error)}`)
}
