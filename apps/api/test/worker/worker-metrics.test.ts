import { specialist } from '@energy/contracts/inquiries/specialists'
import { expect, onTestFinished, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { freePort } from '../fixtures/servers/ports.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { world } from '../fixtures/world.ts'

const here = world()

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
