import { randomUUID } from 'node:crypto'
import { attachment, replyAttachment } from '@energy/contracts/inquiries/attachments'
import { bill } from '@energy/contracts/inquiries/bills'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { request } from '@energy/contracts/inquiries/requests'
import { userData } from '@energy/contracts/people/user-data'
import { user } from '@energy/contracts/people/users'
import { expect, test } from 'vitest'
import { deleteExpiredFiles } from '../../../src/retention.ts'
import { signToken } from '../../../src/shared/access/signed-token.ts'
import { anAttachment, aPdf, hasFile } from '../../fixtures/records/attachments.ts'
import { inADay } from '../../fixtures/records/a-value.ts'
import { aReplyFile } from '../../fixtures/records/reply-files.ts'
import { adminOf, problemOf, statusOf, world } from '../../fixtures/world.ts'

const here = world()
const staff = adminOf(here)
const statusFor = async (path: string, token?: string) =>
  (await fetch(here().url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })).status
const reply = (id: string, attachments: string[], call = staff().call) =>
  call(inquiry.reply, { params: { id }, body: { subject: 'Your offer', text: 'It is attached.', attachments } })

/** A person who has sent a bill. */
async function aSender() {
  const sender = await here().aPerson()
  const sent = await anAttachment(sender.call)
  const body = { username: 'Tom', email: sender.email, attachments: [sent] }
  const { insertedId: id } = await sender.call(bill.create, { body })
  return { ...sender, id, sent }
}

/** A person whose bill was answered with a file. */
async function anAnsweredSender() {
  const sender = await aSender()
  const file = await aReplyFile(staff().call, sender.id)
  const { insertedId: entry } = await reply(sender.id, [file])
  const token = await signToken(here().db, 'request', sender.id, inADay())
  return {
    ...sender,
    file,
    entry,
    ofStaff: `/inquiries/${sender.id}/attachments/${file}`,
    own: `/requests/${sender.id}/attachments/${file}`,
    linked: `/request-links/${token}/attachments/${file}`,
  }
}

test('a file of a reply stands with it in the timeline; what came with the inquiry is the sender’s alone', async () => {
  const { id, email, sent, file, entry, call } = await anAnsweredSender()
  const answer = { _id: file, name: 'offer.pdf', type: 'application/pdf', bytes: aPdf('An offer.').length }
  const { attachments, timeline } = await staff().call(inquiry.read, { params: { id } })
  expect(attachments.map(({ _id }) => _id)).toEqual([sent])
  expect(timeline).toMatchObject([{ _id: entry, what: 'reply', attachments: [answer] }])
  const [row] = await staff().call(inbox.list, { querystring: { view: 'all', q: email } })
  expect(row).toMatchObject({ _id: id, attachments: 1 })
  expect((await call(request.read, { params: { id } })).attachments).toMatchObject([
    { _id: sent, entry: '' },
    { ...answer, entry },
  ])
})

test('the customer downloads it signed in and by the link; another customer and other addresses find nothing', async () => {
  const [one, other] = [await anAnsweredSender(), await anAnsweredSender()]
  expect(await statusFor(one.own, one.token)).toBe(200)
  expect(await statusFor(one.linked)).toBe(200)
  expect(await statusFor(one.ofStaff, staff().token)).toBe(200)
  expect(await statusFor(one.own)).toBe(401)
  expect(await statusFor(one.ofStaff, one.token)).toBe(403)
  for (const [path, token] of [
    [one.own, other.token],
    [one.own, staff().token],
    [one.own.replace(one.file, other.file), one.token],
    [one.own.replace(one.file, randomUUID()), one.token],
    [one.linked.replace(one.file, other.file)],
    [one.linked.replace(one.file, randomUUID())],
    [one.linked.replace(/links\/\w/, 'links/_')],
    [`/attachments/${one.file}/file`],
    [`/media/attachments/${one.file}`],
  ] as const)
    expect([path, await statusFor(path, token)]).toEqual([path, 404])
})

test('after the deletion of the person nobody finds the file, and it is erased', async () => {
  const { call, email, file, ofStaff, own, linked, token } = await anAnsweredSender()
  await call(user.remove, { params: { email } })
  expect(await statusFor(linked)).toBe(404)
  expect(await statusFor(ofStaff, staff().token)).toBe(404)
  expect([401, 404]).toContain(await statusFor(own, token))
  expect(await hasFile(here(), file)).toBe(false)
})

test('after the deletion of the inquiry nobody finds the file, and the next run erases it', async () => {
  const { id, file, ofStaff, own, linked, token } = await anAnsweredSender()
  await staff().call(inquiry.remove, { params: { id } })
  expect(await statusFor(linked)).toBe(404)
  expect(await statusFor(ofStaff, staff().token)).toBe(404)
  expect(await statusFor(own, token)).toBe(404)
  await deleteExpiredFiles(here().db, await here().app.storage())
  expect(await hasFile(here(), file)).toBe(false)
})

test('a reply has only files that its author has sent for this inquiry, each once', async () => {
  const { id } = await aSender()
  const { id: other } = await aSender()
  const { call: colleague } = await here().anAdmin()
  const used = await aReplyFile(staff().call, id)
  await reply(id, [used])
  const removed = await aReplyFile(staff().call, id)
  await staff().call(attachment.remove, { params: { id: removed } })
  const before = (await staff().call(inquiry.read, { params: { id } })).timeline.length
  for (const [why, file] of Object.entries({
    used,
    removed,
    'of another inquiry': await aReplyFile(staff().call, other),
    'of another admin': await aReplyFile(colleague, id),
    'of a visitor': await anAttachment(here().call),
    unknown: randomUUID(),
    nonsense: 'nonsense',
  }))
    expect([why, await problemOf(reply(id, [await aReplyFile(staff().call, id), file]))]).toMatchObject([
      why,
      { status: 409, detail: 'A file of this message is not here any more. Attach it again, and send it.' },
    ])
  expect((await staff().call(inquiry.read, { params: { id } })).timeline).toHaveLength(before)
})

test('a reply that is sent twice with one key has its file once, and is stored once', async () => {
  const { id } = await aSender()
  const file = await aReplyFile(staff().call, id)
  const body = { subject: 'Your offer', text: 'It is attached.', attachments: [file] }
  const send = () =>
    staff().call(inquiry.reply, { params: { id }, headers: { 'idempotency-key': `key of ${id}` }, body })
  const first = await send()
  expect(await send()).toEqual(first)
  const { timeline } = await staff().call(inquiry.read, { params: { id } })
  expect(timeline).toMatchObject([{ _id: first.insertedId, attachments: [{ _id: file }] }])
})

test('a reply has at most five files of 10 MB, of the kinds that customers send', async () => {
  const { id } = await aSender()
  const start = (bytes: number, at = id) =>
    staff().call(replyAttachment.create, { params: { id: at }, body: { name: 'offer.pdf', bytes } })
  for (const bytes of [0, 10 * 2 ** 20 + 1]) expect(await statusOf(start(bytes))).toBe(400)
  expect((await start(10 * 2 ** 20)).missing).toHaveLength(40)
  expect(await statusOf(aReplyFile(staff().call, id, { file: Buffer.from('<html>'), name: 'offer.pdf' }))).toBe(415)
  const six = await Promise.all(Array.from({ length: 6 }, () => aReplyFile(staff().call, id)))
  expect(await problemOf(reply(id, six))).toMatchObject({ status: 400, errors: [{ path: '/attachments' }] })
  await here().db.inquiry.update({ where: { id }, data: { email: '' } })
  for (const gone of [id, randomUUID(), 'nonsense']) expect(await statusOf(start(1, gone))).toBe(404)
})

test('a customer’s message cannot have a file of staff', async () => {
  const { id, call } = await aSender()
  const file = await aReplyFile(staff().call, id)
  const write = call(request.writeBack, { params: { id }, body: { text: 'Mine?', attachments: [file] } })
  expect(await statusOf(write)).toBe(409)
})

test('the data of a person has what came from them and what they got, with the files of each', async () => {
  const { id, call, email } = await anAnsweredSender()
  const later = await anAttachment(call, undefined, 'november.pdf')
  await call(request.writeBack, { params: { id }, body: { text: 'Thank you.', attachments: [later] } })
  const { bills } = await call(userData, { params: { email } })
  expect(bills).toMatchObject([
    {
      attachments: [{ name: 'bill.pdf' }, { name: 'november.pdf' }],
      messages: [{ text: 'Thank you.' }],
      replies: [{ text: 'It is attached.', attachments: [{ name: 'offer.pdf' }] }],
    },
  ])
  expect(bills[0]?.attachments).toHaveLength(2)
})
