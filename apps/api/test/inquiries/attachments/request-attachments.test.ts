import { bill } from '@energy/contracts/inquiries/bills'
import { request } from '@energy/contracts/inquiries/requests'
import { user } from '@energy/contracts/people/users'
import { expect, test } from 'vitest'
import { signToken } from '../../../src/shared/access/signed-token.ts'
import { anAttachment, aPdf } from '../../fixtures/records/attachments.ts'
import { inADay } from '../../fixtures/records/a-value.ts'
import { problemOf, world } from '../../fixtures/world.ts'

const here = world()
const download = (path: string, token?: string) =>
  fetch(here().url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
const statusFor = async (path: string, token?: string) => (await download(path, token)).status

/** A person who has sent a bill. */
async function aSender() {
  const sender = await here().aPerson()
  const file = await anAttachment(sender.call)
  const body = { username: 'Tom', email: sender.email, attachments: [file] }
  const { insertedId: id } = await sender.call(bill.create, { body })
  const token = await signToken(here().db, 'request', id, inADay())
  return {
    ...sender,
    id,
    file,
    own: `/requests/${id}/attachments/${file}`,
    linked: `/request-links/${token}/attachments/${file}`,
  }
}

test('the sender sees which files came, and downloads them, signed in or by the link', async () => {
  const { call, id, file, own, linked, token } = await aSender()
  const { attachments } = await call(request.read, { params: { id } })
  expect(attachments).toMatchObject([{ _id: file, name: 'bill.pdf', type: 'application/pdf', entry: '' }])
  for (const answer of [await download(own, token), await download(linked)]) {
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=bill.pdf')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(await answer.arrayBuffer()).equals(aPdf())).toBe(true)
  }
})

test('another customer, another link and staff as customers find no file, and after the deletion nobody does', async () => {
  const [sender, other] = [await aSender(), await aSender()]
  const admin = await here().anAdmin()
  for (const { token } of [other, admin]) expect(await statusFor(sender.own, token)).toBe(404)
  expect(await statusFor(sender.own)).toBe(401)
  expect(await statusFor(other.linked.replace(other.file, sender.file))).toBe(404)
  expect(await statusFor(other.own.replace(other.file, sender.file), other.token)).toBe(404)
  expect(await statusFor(sender.linked.replace(/links\/\w/, 'links/_'))).toBe(404)
  await sender.call(user.remove, { params: { email: sender.email } })
  expect(await statusFor(sender.linked)).toBe(404)
  expect(await statusFor(`/inquiries/${sender.id}/attachments/${sender.file}`, admin.token)).toBe(404)
})

test('files that come when the sender writes back belong to that message', async () => {
  const { call, id, file } = await aSender()
  const later = await anAttachment(call, undefined, 'november.pdf')
  const write = (attachments: string[]) =>
    call(request.writeBack, { params: { id }, body: { text: 'Here is another one.', attachments } })
  const { insertedId: entry } = await write([later])
  const { attachments, timeline } = await call(request.read, { params: { id } })
  expect(attachments).toMatchObject([
    { _id: file, entry: '' },
    { _id: later, name: 'november.pdf', entry },
  ])
  expect(await problemOf(write([later]))).toMatchObject({ status: 409 })
  expect((await call(request.read, { params: { id } })).timeline).toEqual(timeline)
})
