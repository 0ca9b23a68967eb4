import { once } from 'node:events'
import { createServer } from 'node:net'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { expect, onTestFinished, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { freePort } from '../fixtures/servers/ports.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { world } from '../fixtures/world.ts'

const here = world()

// Before a worker that is killed: what it has asked the database last, such as for the next mail, may still be done.
test('a worker whose METRICS_PORT is taken ends at its start with a line that says so, and has begun no mail', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await here().call(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  const worker = aWorkerOn(here().databaseUrl, { METRICS_PORT: String(port) })
  expect(await worker.ended).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^METRICS_PORT cannot be used: [^\n]*EADDRINUSE[^\n]*\n$/),
  })
  const jobs = await here().db.$queryRaw`
    SELECT DISTINCT state::text FROM pgboss.job WHERE name = 'mail' AND start_after <= now()`
  expect(jobs).toEqual([{ state: 'created' }])
})

test('a mail that fails again and again counts as delayed, one that waits for its second attempt does not', async () => {
  for (let count = 0; count < 2; count++)
    await here().call(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  await here().db.$executeRaw`
    UPDATE pgboss.job SET state = 'retry', start_after = now() + interval '1 hour',
      retry_count = CASE id WHEN (SELECT min(id::text)::uuid FROM pgboss.job WHERE name = 'mail') THEN 5 ELSE 1 END
    WHERE name = 'mail'`
  const port = await freePort()
  const worker = aWorkerOn(here().databaseUrl, { METRICS_PORT: String(port) })
  onTestFinished(async () => void (await worker.end('SIGKILL')))
  await worker.untilLogged('The worker is ready')
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(metrics).toContain('outbox_jobs{queue="mail",state="delayed"} 1\n')
  expect(metrics).toContain('outbox_jobs{queue="webhooks",state="delayed"} 0\n')
})

test('the last attempt at a mail comes before the outbox deletes it, so that it is missed', async () => {
  const queues = await here().db.$queryRaw`
    SELECT retry_limit * (retry_delay_max + expire_seconds) < retention_seconds AS ends, retry_limit * retry_delay_max AS tried
    FROM pgboss.queue WHERE name = 'mail'`
  expect(queues).toEqual([{ ends: true, tried: 14 * 24 * 60 * 60 }])
})
