import { randomBytes, randomUUID } from 'node:crypto'
import { attachment, replyAttachment } from '@energy/contracts/inquiries/attachments'
import { bill } from '@energy/contracts/inquiries/bills'
import { contact } from '@energy/contracts/inquiries/contacts'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { CHUNK_BYTES } from '@energy/contracts/pictures/uploads'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anAttachment, anUpload, aPdf, aStoredAttachment } from '../../fixtures/records/attachments.ts'
import { anEmail } from '../../fixtures/identity.ts'
import { arrayBufferOf } from '../../fixtures/records/pictures.ts'
import { problemOf, statusOf, world } from '../../fixtures/world.ts'

const here = world()
const sendBill = (attachments: string[]) =>
  here().call(bill.create, { body: { username: 'Ada', email: anEmail(), attachments } })
const download = (path: string, token?: string) =>
  fetch(here().url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
const statusFor = async (at: string, token?: string) => (await download(at, token)).status
const anInquiry = async () => (await here().db.inquiry.create({ data: { username: 'Ada', email: anEmail() } })).id
const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)

test('a visitor sends a file in chunks, and staff download it as it was, to be saved', async () => {
  const { call, anAdmin } = here()
  const file = Buffer.concat([aPdf(), randomBytes(CHUNK_BYTES)])
  const name = 'Rechnung „März“.pdf'
  const { _id: id, missing } = await call(attachment.create, { body: { name, bytes: file.length } })
  expect(missing).toEqual([0, 1])
  expect(await statusOf(call(attachment.complete, { params: { id } }))).toBe(409)
  for (const chunk of [1, 0])
    await call(attachment.send, {
      params: { id, chunk },
      body: arrayBufferOf(file.subarray(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES)),
    })
  const complete = () => call(attachment.complete, { params: { id } })
  const answer = { _id: id, name, type: 'application/pdf', bytes: file.length }
  expect(await complete()).toEqual(answer)
  // The answer may be lost.
  expect(await complete()).toEqual(answer)
  const { insertedId } = await sendBill([id])

  const { token } = await anAdmin()
  const downloaded = await download(`/inquiries/${insertedId}/attachments/${id}`, token)
  expect(Object.fromEntries(downloaded.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename=.*; filename\*=UTF-8''Rechnung%20/),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-length': String(file.length),
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await downloaded.arrayBuffer()).equals(file)).toBe(true)
})

test('a file that is completed several times at once is stored once', async () => {
  const { call, app } = here()
  const put = vi.spyOn(await app.storage(), 'put')
  onTestFinished(() => put.mockRestore())
  const id = await anUpload(call)
  const complete = () => call(attachment.complete, { params: { id } })
  const answers = await Promise.all(Array.from({ length: 10 }, complete))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(put).toHaveBeenCalledOnce()
})

test.each(['a request', 'a message', 'a bill'])('files come with %s', async (form) => {
  const { call, db } = here()
  const attachments = [await anAttachment(call), await anAttachment(call)]
  const email = anEmail()
  const send = {
    'a request': () => call(specialist.create, { body: { username: 'Ada', email, attachments } }),
    'a message': () => call(contact.create, { body: { firstName: 'Ada', email, attachments } }),
    'a bill': () => call(bill.create, { body: { username: 'Ada', email, attachments } }),
  }[form]
  const inquiryId = (await send?.())?.insertedId ?? ''
  const stored = await db.attachment.findMany({ where: { inquiryId }, orderBy: { createdAt: 'asc' } })
  expect(stored.map(({ id }) => id)).toEqual(attachments)
})

test('staff see in the inbox how many files came with an inquiry, and which', async () => {
  const { call, anAdmin } = here()
  const email = anEmail()
  const [first, second] = [await anAttachment(call), await anAttachment(call, undefined, 'meter.pdf')]
  const { insertedId: id } = await call(bill.create, {
    body: { username: 'Ada', email, attachments: [first, second] },
  })
  const admin = await anAdmin()
  const [row] = await admin.call(inbox.list, { querystring: { view: 'all', q: email } })
  expect(row).toMatchObject({ _id: id, form: 'bills', name: 'Ada', attachments: 2 })
  const { bytes } = await call(attachment.read, { params: { id: first } })
  const file = { type: 'application/pdf', bytes, entry: '' }
  expect((await admin.call(inquiry.read, { params: { id } })).attachments).toEqual([
    { _id: first, name: 'bill.pdf', ...file },
    { _id: second, name: 'meter.pdf', ...file },
  ])
})

test('a file belongs to one message, and a message whose file is gone is not stored', async () => {
  const { call, db } = here()
  const id = await anAttachment(call)
  await sendBill([id])
  const before = await db.inquiry.count()
  const [incomplete, expired, removed] = [await anUpload(call), await anAttachment(call), await anAttachment(call)]
  await db.attachment.update({ where: { id: expired }, data: { createdAt: ago(24) } })
  await call(attachment.remove, { params: { id: removed } })
  for (const gone of [id, incomplete, expired, removed, randomUUID(), 'nonsense'])
    expect(await problemOf(sendBill([await anAttachment(call), gone]))).toMatchObject({
      status: 409,
      detail: 'A file of this message is not here any more. Attach it again, and send it.',
    })
  expect(await db.inquiry.count()).toBe(before)
})

test('a message has at most five files, of at most 10 MB', async () => {
  const { call } = here()
  const ids = await Promise.all(Array.from({ length: 6 }, () => anAttachment(call)))
  expect(await problemOf(sendBill(ids))).toMatchObject({ status: 400, errors: [{ path: '/attachments' }] })
  expect(await statusOf(sendBill(ids.slice(1)))).toBe(200)
  const start = (bytes: number) => call(attachment.create, { body: { name: 'bill.pdf', bytes } })
  expect((await start(10 * 2 ** 20)).missing).toHaveLength(40)
  for (const bytes of [0, 10 * 2 ** 20 + 1]) expect(await statusOf(start(bytes))).toBe(400)
})

test('a file is found only with its own inquiry, and only by staff', async () => {
  const { db, anAdmin, aPerson } = here()
  const [inquiryId, other] = [await anInquiry(), await anInquiry()]
  const id = await aStoredAttachment(here(), { inquiryId })
  const unbound = await aStoredAttachment(here())
  const path = `/inquiries/${inquiryId}/attachments/${id}`
  const admin = await anAdmin()
  expect(await statusFor(path, admin.token)).toBe(200)
  expect(await statusFor(path)).toBe(401)
  expect(await statusFor(path, (await aPerson()).token)).toBe(403)
  for (const at of [
    `/inquiries/${other}/attachments/${id}`,
    `/inquiries/${inquiryId}/attachments/${unbound}`,
    `/inquiries/${inquiryId}/attachments/${randomUUID()}`,
    `/inquiries/${inquiryId}/attachments/nonsense`,
    `/inquiries/nonsense/attachments/${id}`,
    `/media/attachments/${id}`,
    `/attachments/${id}`,
  ])
    expect([at, await statusFor(at, admin.token)]).toEqual([at, 404])
  await db.inquiry.delete({ where: { id: inquiryId } })
  expect(await statusFor(path, admin.token)).toBe(404)
})

test('pictures and files for messages are sent by calls of their own', async () => {
  const { call, anAdmin, db } = here()
  const admin = await anAdmin()
  const id = await anUpload(call)
  const upload = await db.upload.create({ data: { uid: admin.uid, name: 'roof.jpg', bytes: 1 } })
  expect((await download(`/uploads/${id}`, admin.token)).status).toBe(404)
  for (const made of [
    () => call(attachment.read, { params: { id: upload.id } }),
    () => call(attachment.send, { params: { id: upload.id, chunk: 0 }, body: new ArrayBuffer(1) }),
    () => call(attachment.complete, { params: { id: upload.id } }),
    () => call(attachment.remove, { params: { id: upload.id } }),
  ])
    expect(await statusOf(made())).toBe(404)
})

test('a client starts 100 files a day, and all clients have 2 GB that no message names yet', async () => {
  const { call, db } = here()
  await db.upload.deleteMany()
  const id = await anUpload(call)
  const { uid } = await db.upload.findUniqueOrThrow({ where: { id } })
  const row = (hours: number) => ({ id: randomUUID(), uid, name: 'bill.pdf', bytes: 1, createdAt: ago(hours) })
  await db.upload.createMany({ data: [row(25), ...Array.from({ length: 98 }, () => row(23))] })
  await anUpload(call)
  expect(await problemOf(anUpload(call))).toMatchObject({ status: 429 })

  await db.upload.deleteMany()
  const large = { uid: 'visitor b', name: 'bill.pdf', bytes: 2 ** 30, hash: 'a' }
  const used = { ...large, id: await aStoredAttachment(here(), { inquiryId: await anInquiry() }) }
  await db.upload.createMany({
    data: [used, { ...large, id: randomUUID() }, { ...large, uid: 'A person’s own picture' }],
  })
  await anUpload(call)
  await db.upload.create({ data: { ...large, id: randomUUID() } })
  expect(await problemOf(anUpload(call))).toMatchObject({ status: 503, detail: expect.stringMatching(/without them/) })
})

test('a file that is removed counts among those that the client has started on this day, and takes no room', async () => {
  const { call, db } = here()
  await db.upload.deleteMany()
  const id = await anAttachment(call)
  const { uid } = await db.upload.findUniqueOrThrow({ where: { id } })
  await db.upload.createMany({ data: Array.from({ length: 99 }, () => ({ uid, name: 'bill.pdf', bytes: 1 })) })
  expect(await call(attachment.remove, { params: { id } })).toEqual({ acknowledged: true, deletedCount: 1 })
  expect(await problemOf(anUpload(call))).toMatchObject({ status: 429 })
  for (const again of [attachment.read, attachment.complete, attachment.remove])
    expect(await statusOf(call(again, { params: { id } }))).toBe(404)
  expect(await db.upload.findUnique({ where: { id } })).toMatchObject({ name: '', bytes: 0 })
  await db.upload.deleteMany()
})

test('files that are only announced take no room; of those that are being sent, what has arrived does', async () => {
  const { call, db, anAdmin } = here()
  await db.upload.deleteMany()
  const row = { uid: 'visitor b', name: 'bill.pdf' }
  await db.upload.createMany({ data: Array.from({ length: 300 }, () => ({ ...row, bytes: 10 * 2 ** 20 })) })
  expect(await anAttachment(call)).not.toBe('')

  const file = aPdf()
  const body = { name: 'bill.pdf', bytes: file.length }
  const { _id: begun } = await call(attachment.create, { body })
  await db.upload.create({ data: { ...row, bytes: 2 ** 31 - 3 * file.length, hash: 'a' } })
  await anUpload(call)
  const { _id: last } = await call(attachment.create, { body })
  const send = (id: string) => call(attachment.send, { params: { id, chunk: 0 }, body: arrayBufferOf(file) })
  await send(last)
  expect(await statusOf(call(attachment.create, { body }))).toBe(503)
  expect(await statusOf(send(begun))).toBe(503)
  // Those of staff count towards no limit of visitors.
  const admin = await anAdmin()
  const { _id: own } = await admin.call(replyAttachment.create, { params: { id: await anInquiry() }, body })
  expect(await send(own)).toMatchObject({ missing: [] })
})
