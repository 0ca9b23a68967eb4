import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freshDatabase } from '../fixtures/database.ts'
import { freePort, untilAnswering } from '../fixtures/servers/ports.ts'
import { waitForLock } from '../fixtures/wait-for-lock.ts'
import { aServer, environment } from '../fixtures/world.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Starts the API as a process with exactly this environment. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env })
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)])
  return {
    child,
    /** Its exit code, or the signal that has killed it, and its standard error. */
    ended: ended.then(([[code, signal], errors]) => ({
      code: signal === null ? Number(code) : String(signal),
      errors,
    })),
  }
}

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase(inject('template'))
})
afterAll(() => database.drop())
const local = (port: number) => environment({ DATABASE_URL: database.url, API_PORT: String(port), LOG_LEVEL: 'info' })

test('wrong settings stop the start with one line for each problem', async () => {
  const { code, errors } = await start({ ...local(0), APP_MODE: 'production', ADMIN_SIGNUP: 'open' }).ended
  expect({ code, errors: errors.split('\n') }).toEqual({
    code: 1,
    errors: [
      'FIREBASE_AUTH_EMULATOR_HOST is only for APP_MODE=local.',
      'ADMIN_SIGNUP=open is only for APP_MODE=local.',
      '',
    ],
  })
})

test('without credentials for its Firebase project a warning at the start says what will not work', async () => {
  const port = await freePort()
  const { FIREBASE_AUTH_EMULATOR_HOST: _, ...env } = local(port)
  const { child, ended } = start(env)
  const lines = text(child.stdout)
  // The warning comes before it listens, and before it handles signals.
  await untilAnswering(`http://127.0.0.1:${port}/health`)
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, errors: '' })
  expect(await lines).toContain('GOOGLE_APPLICATION_CREDENTIALS is not set')
})

test('a port in use is reported with its variable', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1')
  await once(otherServer, 'listening')
  const address = otherServer.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, errors } = await start(local(port)).ended
  otherServer.close()
  expect(code).toBe(1)
  expect(errors).toBe(`API_PORT: port ${port} is taken. Free it, or set API_PORT to another.\n`)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the process', async (signal) => {
  const port = await freePort()
  const { child, ended } = start(local(port))
  const output = text(child.stdout)
  await once(child.stdout, 'data')
  const { status } = await fetch(`http://127.0.0.1:${port}/ready`)
  expect(status).toBe(200)
  child.kill(signal)
  expect(await ended).toEqual({ code: 0, errors: '' })
  await output
})

test('a request has one log entry: id, pattern of the path, status and time, without personal data', async () => {
  const port = await freePort()
  const { child, ended } = start(local(port))
  const lines = text(child.stdout)
  await once(child.stdout, 'data')
  const answer = await fetch(`http://127.0.0.1:${port}/users/ada@example.com?q=secret-q`, {
    method: 'PUT',
    headers: { authorization: 'Bearer secret-token', 'content-type': 'application/json' },
    body: '{"firstName":"secret-name"}',
  })
  child.kill('SIGTERM')
  await ended
  const [, line, ...more] = (await lines).trim().split('\n')
  expect(more).toEqual([])
  expect(JSON.parse(line ?? '')).toMatchObject({
    reqId: answer.headers.get('x-request-id'),
    method: 'PUT',
    route: '/users/:email',
    status: 401,
    ms: expect.any(Number),
  })
  expect(await lines).not.toMatch(/secret|ada@/)
})

test('running requests are answered before the server closes', async () => {
  const server = await aServer()
  const { answer, closed } = await server.db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE items IN ACCESS EXCLUSIVE MODE`
    const waiting = fetch(`${server.url}/services`)
    await waitForLock(server.databaseUrl)
    return { answer: waiting, closed: server.close() }
  })
  expect((await answer).status).toBe(200)
  await closed
  await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed')
})

test('before it closes the server still answers, is not ready, and sends Connection: close', async () => {
  const server = await aServer({ DRAIN_MS: '1500' })
  const closed = server.close()
  const answers = await Promise.all(['/services', '/ready'].map((path) => fetch(server.url + path)))
  expect(answers.map(({ status, headers }) => [status, headers.get('connection')])).toEqual([
    [200, 'close'],
    [503, 'close'],
  ])
  await closed
  await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed')
})
