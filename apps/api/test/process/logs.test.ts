import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../fixtures/database.ts'
import { freePort } from '../fixtures/servers/ports.ts'
import { environment } from '../fixtures/world.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** The whole output of the API at LOG_LEVEL=trace, from start to end, while these calls are made. */
async function logOf(database: string, calls: (url: string) => Promise<unknown>) {
  const port = await freePort()
  const env = environment({ DATABASE_URL: database, API_PORT: String(port), LOG_LEVEL: 'trace' })
  const child = spawn(process.execPath, [main], { env })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  await once(child.stdout, 'data')
  await calls(`http://127.0.0.1:${port}`)
  child.kill('SIGTERM')
  return (await output).join('')
}

async function aFailingDatabase() {
  const { url, drop } = await freshDatabase(inject('template'))
  onTestFinished(drop)
  const client = new Client({ connectionString: url })
  await client.connect()
  // The database's error message contains the sent data.
  await client.query(`
    CREATE FUNCTION fail() RETURNS TRIGGER LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'rejected: % %', NEW.email, NEW.comment USING DETAIL = NEW.username; END $$;
    CREATE TRIGGER fail BEFORE INSERT ON inquiries FOR EACH ROW EXECUTE FUNCTION fail()`)
  await client.end()
  return url
}

test('the log contains no data that a client sent, neither for a failure of the database nor for a rejected call', async () => {
  const database = await aFailingDatabase()
  const statuses: number[] = []
  const send = async (url: string, method: string, body?: string) => {
    const headers = {
      // Only for reads: an invalid token would reject a write before its body is read.
      ...(method === 'GET' && { authorization: 'Bearer secret-token' }),
      'content-type': 'application/json',
      cookie: 'secret-cookie',
    }
    const answer = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
    statuses.push(answer.status)
    expect(await answer.text()).not.toMatch(/rejected|secret-(comment|name)/)
  }
  const person = '{"username":"secret-name","email":"secret@example.com","comment":"secret-comment"}'
  const log = await logOf(database, async (url) => {
    await send(`${url}/specialists?secret=1`, 'POST', person)
    await send(`${url}/users/lookup`, 'POST', '{"email":"secret@example.com"}')
    await send(`${url}/users/secret@example.com`, 'GET')
    await send(`${url}/secret-path`, 'GET')
    await send(`${url}/users/lookup`, 'POST', '{"password":"secret-password"')
    await send(`${url}/users/lookup`, 'POST', '{"email":"secret@"}')
  })
  expect(statuses).toEqual([500, 200, 401, 404, 400, 400])
  const password = new URL(database).password
  expect(password).not.toBe('')
  expect(log).not.toContain(password)
  expect(log).not.toMatch(/secret/)
  // One entry for each call, and one more for the error of our own.
  const lines = log
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(lines.filter((line) => typeof line === 'object' && line !== null && 'status' in line)).toHaveLength(6)
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'failed', stack: expect.stringContaining(' at ') }))
})
