import { subscriber } from '@energy/contracts/subscribers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { aMailbox } from '../fixtures/servers/mailbox.ts'
import { aDelayingProxy } from '../fixtures/servers/delaying-proxy.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { world } from '../fixtures/world.ts'

const here = world()
let mailbox: Awaited<ReturnType<typeof aMailbox>>
let delayingProxy: Awaited<ReturnType<typeof aDelayingProxy>>
beforeEach(async () => {
  mailbox = await aMailbox()
  await mailbox.start()
  delayingProxy = await aDelayingProxy(new URL(mailbox.url).host)
  return async () => {
    await delayingProxy.close()
    await mailbox.stop()
  }
})

function startWorker(smtpUrl: string) {
  const worker = aWorkerOn(here().databaseUrl, { SMTP_URL: smtpUrl })
  onTestFinished(async () => void (await worker.end('SIGKILL')))
  return worker
}

/** A worker that is sending a mail: the server has accepted it, and the worker waits for the response. */
async function aWorkerSending() {
  const email = anEmail()
  await here().call(subscriber.create, { body: { email } })
  const worker = startWorker(delayingProxy.url)
  // It may begin to send before it handles signals.
  await worker.untilLogged('The worker is ready')
  await expect.poll(delayingProxy.delayed, { interval: 20 }).toBe(1)
  return { email, worker }
}

const jobStates = () => here().db.$queryRaw`SELECT state::text FROM pgboss.job ORDER BY created_on DESC LIMIT 1`

test('a worker that gets SIGTERM while it sends a mail finishes the mail first', async () => {
  const { email, worker } = await aWorkerSending()
  const ending = worker.end()
  delayingProxy.release()
  expect(await ending).toMatchObject({ code: 0, errors: '' })
  expect(await jobStates()).toEqual([{ state: 'completed' }])
  await mailbox.mailsTo(email, 1)
})

test('a mail that takes too long is sent by the next worker; if it arrives twice, both have one Message-ID', async () => {
  const { email, worker } = await aWorkerSending()
  expect(await worker.end()).toMatchObject({ code: 0, errors: '' })
  expect(await jobStates()).toEqual([{ state: 'retry' }])
  startWorker(mailbox.url)
  await expect.poll(jobStates).toEqual([{ state: 'completed' }])
  const mails = await mailbox.mailsTo(email, 2)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
})
