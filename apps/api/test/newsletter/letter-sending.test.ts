import { letter } from '@energy/contracts/letters/letters'
import { subscriber } from '@energy/contracts/subscribers'
import { expect, onTestFinished, test } from 'vitest'
import {
  failLostLetterMails,
  finishLetters,
  queueLetterMails,
} from '../../src/features/newsletter/letters/letter-sending.ts'
import { aLetter, confirmedSubscribers, letterWorld } from '../fixtures/records/letters.ts'
import { doMailJobs } from '../fixtures/mail-jobs.ts'
import { aMailServer, NO_MAILBOX, OK } from '../fixtures/servers/rejecting-mail-server.ts'
import { aWorkerOn } from '../fixtures/worker.ts'

const here = letterWorld()

function aWorker(smtpUrl: string) {
  const worker = aWorkerOn(here().databaseUrl, { SMTP_URL: smtpUrl, LETTERS_PER_MINUTE: '30000' })
  onTestFinished(async () => void (await worker.end('SIGKILL')))
  return worker
}

/** A letter that is being sent, with jobs for its mails. */
async function aSendingLetter() {
  const admin = await here().anAdmin()
  const of = await aLetter(admin)
  await admin.call(letter.send, { ...of, body: {} })
  await queueLetterMails(here().db, 30_000)
  const read = () => admin.call(letter.read, of)
  return { admin, read, figures: async () => (await read()).figures }
}

test('each of 200 gets one letter although its worker is killed and the mail server dies; one in ten is refused', async () => {
  const { db } = here()
  const emails = await confirmedSubscribers(here(), 200)
  const refused = new Set(emails.filter((_, at) => at % 10 === 0))
  const answerTo = (address: string) => (refused.has(address) ? NO_MAILBOX : OK)
  const first = await aMailServer(answerTo)
  const { read } = await aSendingLetter()
  const killed = aWorker(first.url)
  await expect.poll(() => first.received.length, { interval: 5 }).toBeGreaterThan(30)
  await killed.end('SIGKILL')
  aWorker(first.url)
  await expect.poll(() => first.received.length, { interval: 5 }).toBeGreaterThan(80)
  await first.stop()
  const second = await aMailServer(answerTo, { url: first.url })
  onTestFinished(second.stop)
  await expect.poll(async () => (await read()).state, { interval: 200 }).toBe('sent')

  expect((await read()).figures).toMatchObject({ recipients: 200, sent: 180, refused: 20, waiting: 0, failed: 0 })
  const received = [...first.received, ...second.received]
  expect(new Set(received.map(({ to }) => to))).toEqual(new Set(emails.filter((email) => !refused.has(email))))
  // A mail that was accepted but not noted is sent again, as the same message.
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(180)
  expect(received.length).toBeLessThanOrEqual(180 + 8)
  expect(await db.subscriber.count({ where: { refusedAt: { not: null } } })).toBe(20)
})

test('an address that is refused for good is marked, and gets no further letter', async () => {
  const [bad = '', good = ''] = await confirmedSubscribers(here(), 2)
  const server = await aMailServer((address) => (address === bad ? NO_MAILBOX : OK))
  onTestFinished(server.stop)
  const { admin, figures } = await aSendingLetter()
  await doMailJobs(here(), 'letter', { SMTP_URL: server.url })
  expect(await figures()).toMatchObject({ sent: 1, refused: 1 })
  const listed = await admin.call(subscriber.list)
  expect(listed.find(({ email }) => email === bad)).toMatchObject({ refusal: NO_MAILBOX })
  expect(listed.find(({ email }) => email === good)).toMatchObject({ refusedAt: '', refusal: '' })
  expect(await admin.call(letter.recipients)).toEqual({ count: 1 })
})

test.each([
  ['554 5.7.1 Relay access denied', 'refused', false],
  ['550 No such user', 'refused', true],
  ['552 5.2.2 Mailbox full', 'refused', true],
] as const)(
  'of a server that says “%s” the mail is %s; the address is marked: %s',
  async (answer, outcome, isMarked) => {
    await confirmedSubscribers(here(), 1)
    const server = await aMailServer(() => answer)
    onTestFinished(server.stop)
    const { figures } = await aSendingLetter()
    expect(await doMailJobs(here(), 'letter', { SMTP_URL: server.url })).toEqual([false])
    expect(await figures()).toMatchObject({ [outcome]: 1, waiting: 0 })
    expect(await here().db.subscriber.count({ where: { refusedAt: { not: null } } })).toBe(isMarked ? 1 : 0)
  },
)

test('a refusal for now, or of our own address, is tried again', async () => {
  await confirmedSubscribers(here(), 1)
  const server = await aMailServer(() => '451 4.3.0 Try again')
  onTestFinished(server.stop)
  const { figures } = await aSendingLetter()
  await expect(doMailJobs(here(), 'letter', { SMTP_URL: server.url })).rejects.toThrow('451')
  const strict = await aMailServer(() => OK, { sender: '550 5.7.1 Sender rejected' })
  onTestFinished(strict.stop)
  await expect(doMailJobs(here(), 'letter', { SMTP_URL: strict.url })).rejects.toThrow('Sender rejected')
  expect(await figures()).toMatchObject({ waiting: 1 })
  expect(await here().db.subscriber.count({ where: { refusedAt: null } })).toBe(1)
})

test('a letter is sent once no mail waits; one whose job is gone has failed', async () => {
  const { db } = here()
  await confirmedSubscribers(here(), 2)
  const { read } = await aSendingLetter()
  await finishLetters(db)
  await failLostLetterMails(db)
  expect(await read()).toMatchObject({ state: 'sending', figures: { waiting: 2 } })
  await db.$executeRaw`DELETE FROM pgboss.job`
  await failLostLetterMails(db)
  await finishLetters(db)
  expect(await read()).toMatchObject({ state: 'sent', finishedAt: expect.stringMatching(/Z$/), figures: { failed: 2 } })
})
