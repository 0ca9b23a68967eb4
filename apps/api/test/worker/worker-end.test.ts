import { subscriber } from '@energy/contracts/subscribers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { aMailbox } from '../fixtures/servers/mailbox.ts'
import { aDelayingProxy } from '../fixtures/servers/delaying-proxy.ts'
import { aProxiedDatabase } from '../fixtures/servers/proxy.ts'
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

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a worker that gets %s while it starts ends as it does later',
  async (signal) => {
    const connected = Promise.withResolvers<void>()
    // The database accepts the connection and does not answer.
    const { url, drop } = await aProxiedDatabase((client) => {
      client.unpipe()
      connected.resolve()
    })
    const worker = aWorkerOn(url)
    onTestFinished(async () => {
      await worker.end('SIGKILL')
      await drop()
    })
    await connected.promise
    worker.kill(signal)
    expect(await worker.ended).toEqual({ code: 0, errors: '' })
    expect(worker.output()).toBe('')
  },
)

test('a mail that takes too long is sent by the next worker; if it arrives twice, both have one Message-ID', async () => {
  const { email, worker } = await aWorkerSending()
  expect(await worker.end()).toMatchObject({ code: 0, errors: '' })
  expect(await jobStates()).toEqual([{ state: 'retry' }])
  startWorker(mailbox.url)
  await expect.poll(jobStates).toEqual([{ state: 'completed' }])
  const mails = await mailbox.mailsTo(email, 2)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
})
