import { letter } from '@energy/contracts/letters/letters'
import { expect, test } from 'vitest'
import { queueLetterMails, startDueLetters } from '../../src/features/newsletter/letters/letter-sending.ts'
import { mailJobs } from '../fixtures/mail-jobs.ts'
import { aLetter, confirmedSubscribers, letterWorld } from '../fixtures/records/letters.ts'
import { problemOf } from '../fixtures/world.ts'

const here = letterWorld()

const inAMinute = () => new Date(Date.now() + 60_000).toISOString()

test('a letter is begun, changed by its version, listed with who changed it last, and deleted', async () => {
  const [admin, colleague] = [await here().anAdmin(), await here().anAdmin()]
  const of = await aLetter(admin, { title: '  Winter  ' })
  const { headers } = await admin.call.withHeaders(letter.read, of)
  const first = { 'if-match': headers.get('etag') ?? '' }
  expect(await colleague.call(letter.update, { ...of, headers: first, body: { title: 'Spring' } })).toMatchObject({
    modifiedCount: 1,
  })
  expect(
    await problemOf(admin.call(letter.update, { ...of, headers: first, body: { title: 'Summer' } })),
  ).toMatchObject({
    status: 412,
  })
  expect(await admin.call(letter.update, { ...of, body: { title: 'Spring' } })).toMatchObject({ modifiedCount: 0 })
  expect(await admin.call(letter.list)).toMatchObject([{ title: 'Spring', state: 'draft', changedBy: colleague.email }])
  await admin.call(letter.remove, of)
  expect(await admin.call(letter.list)).toEqual([])
})

test('a letter whose answer was lost is begun once', async () => {
  const { call } = await here().anAdmin()
  const again = { headers: { 'idempotency-key': crypto.randomUUID() }, body: { title: 'Winter' } }
  const { insertedId } = await call(letter.create, again)
  expect(await call(letter.create, again)).toMatchObject({ insertedId })
  expect(await call(letter.list)).toMatchObject([{ _id: insertedId }])
})

const titlesOf = (letters: readonly { title: string }[]) => letters.map(({ title }) => title)

test('the letters are listed page by page, newest first, and all at once for a client that asks for no page', async () => {
  const { call } = await here().anAdmin()
  const titles = Array.from({ length: 201 }, (_, at) => `Letter ${at}`)
  for (const title of titles) await here().db.letter.create({ data: { title } })
  const first = await call.withHeaders(letter.list, { querystring: { limit: 100 } })
  expect(titlesOf(first.data)).toEqual(titles.toReversed().slice(0, 100))
  expect(first.headers.get('x-total-count')).toBe('201')
  const cursor = first.headers.get('link')?.match(/cursor=([^&>]+)/)?.[1] ?? ''
  const second = await call(letter.list, { querystring: { limit: 100, cursor } })
  expect(titlesOf(second)).toEqual(titles.toReversed().slice(100, 200))
  expect(titlesOf(await call(letter.list))).toEqual(titles.toReversed())
})

test('a title of two lines, thirteen guides, a guide by its URN and an empty title are refused', async () => {
  const { call } = await here().anAdmin()
  const guides = Array.from({ length: 13 }, () => crypto.randomUUID())
  const urn = { title: 'Winter', guides: [`urn:uuid:${crypto.randomUUID()}`] }
  for (const body of [{ title: 'One\r\nBcc: eve@example.com' }, { title: ' ' }, { title: 'Winter', guides }, urn])
    expect(await problemOf(call(letter.create, { body }))).toMatchObject({ status: 400 })
})

test('the recipients are those who are confirmed and not refused', async () => {
  const { call } = await here().anAdmin()
  await confirmedSubscribers(here(), 3)
  await confirmedSubscribers(here(), 1, { confirmedAt: null })
  await confirmedSubscribers(here(), 1, { refusedAt: new Date() })
  expect(await call(letter.recipients)).toEqual({ count: 3 })
})

test('a letter to nobody is not sent, and one that is sent is neither changed, deleted nor sent again', async () => {
  const admin = await here().anAdmin()
  const of = await aLetter(admin)
  expect(await problemOf(admin.call(letter.send, { ...of, body: {} }))).toMatchObject({ status: 409 })
  await confirmedSubscribers(here(), 2)
  await admin.call(letter.send, { ...of, body: {} })
  expect(await admin.call(letter.read, of)).toMatchObject({ state: 'sending', figures: { recipients: 2, waiting: 2 } })
  const refused = await Promise.all(
    [
      admin.call(letter.update, { ...of, body: { title: 'Other' } }),
      admin.call(letter.remove, of),
      admin.call(letter.send, { ...of, body: {} }),
      admin.call(letter.cancel, of),
    ].map(problemOf),
  )
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409])
})

test('of two who send a letter at once one does; a letter that changed since it was seen is not sent', async () => {
  const [ada, tom] = await Promise.all([here().anAdmin(), here().anAdmin()])
  await confirmedSubscribers(here(), 5)
  const of = await aLetter(ada)
  expect(await problemOf(ada.call(letter.send, { ...of, headers: { 'if-match': '"0"' }, body: {} }))).toMatchObject({
    status: 412,
  })
  const sent = await Promise.allSettled([ada, tom].map(({ call }) => call(letter.send, { ...of, body: {} })))
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await here().db.letterMail.count()).toBe(5)
  // Who has it open learns that it is another version now.
  expect(
    await problemOf(tom.call(letter.update, { ...of, headers: { 'if-match': '"1"' }, body: { title: 'Later' } })),
  ).toMatchObject({ status: 412 })
})

test('a scheduled letter starts at its time, unless it is cancelled; the past and a leap second are refused', async () => {
  const admin = await here().anAdmin()
  const { db } = here()
  await confirmedSubscribers(here(), 2)
  const [one, other] = [await aLetter(admin), await aLetter(admin)]
  for (const at of [new Date(Date.now() - 1_000).toISOString(), '9998-12-31T23:59:60Z'])
    expect(await problemOf(admin.call(letter.send, { ...one, body: { at } }))).toMatchObject({ status: 400 })
  for (const of of [one, other]) await admin.call(letter.send, { ...of, body: { at: inAMinute() } })
  await admin.call(letter.cancel, other)
  await startDueLetters(db)
  expect(await db.letterMail.count()).toBe(0)
  await db.letter.updateMany({ where: { state: 'scheduled' }, data: { sendAt: new Date() } })
  // Several workers at once.
  await Promise.all([startDueLetters(db), startDueLetters(db)])
  expect(await admin.call(letter.read, one)).toMatchObject({ state: 'sending', figures: { recipients: 2 } })
  expect(await admin.call(letter.read, other)).toMatchObject({ state: 'draft', sendAt: '' })
  expect(await db.audit.findMany({ where: { record: one.params.id, what: 'send by schedule' } })).toHaveLength(1)
})

test('mails get their jobs at the pace, some seconds ahead, behind all other mails', async () => {
  const admin = await here().anAdmin()
  const { db } = here()
  await confirmedSubscribers(here(), 100)
  await admin.call(letter.send, { ...(await aLetter(admin)), body: {} })
  // Two a second, for five seconds, and the first at once; two workers do not double it.
  await Promise.all([queueLetterMails(db, 120), queueLetterMails(db, 120)])
  await queueLetterMails(db, 120)
  const due = await db.letterMail.findMany({ where: { dueAt: { not: null } }, orderBy: { dueAt: 'asc' } })
  const times = due.map(({ dueAt }) => Number(dueAt))
  const [first = 0] = times
  expect(times.map((time) => time - first)).toEqual(times.map((_, at) => at * 500))
  // Half a second after the first mail there may be one more.
  expect(times.length).toBeGreaterThanOrEqual(11)
  expect(times.at(-1)).toBeLessThanOrEqual(Date.now() + 5_000)
  expect(
    await db.$queryRaw`
      SELECT DISTINCT priority FROM pgboss.job JOIN letter_mails ON letter_mails.id = job.id
      WHERE start_after = "dueAt" OR abs(extract(epoch FROM start_after - "dueAt")) < 0.01`,
  ).toEqual([{ priority: -1 }])
})

test('at most the mails of a minute wait in the outbox', async () => {
  const admin = await here().anAdmin()
  const { db } = here()
  await confirmedSubscribers(here(), 20)
  await admin.call(letter.send, { ...(await aLetter(admin)), body: {} })
  await queueLetterMails(db, 3)
  await db.letterMail.updateMany({ where: { dueAt: { not: null } }, data: { dueAt: new Date(Date.now() - 120_000) } })
  for (let time = 0; time < 5; time++) {
    await queueLetterMails(db, 3)
    await db.letterMail.updateMany({ where: { dueAt: { not: null } }, data: { dueAt: new Date(Date.now() - 120_000) } })
  }
  expect(await mailJobs(db, 'letter')).toHaveLength(3)
})
