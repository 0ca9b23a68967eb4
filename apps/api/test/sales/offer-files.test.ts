import { offer } from '@energy/contracts/sales/offers'
import { offerFile } from '@energy/contracts/sales/offer-files'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { user } from '@energy/contracts/people/users'
import { expect, test } from 'vitest'
import { deleteExpiredFiles } from '../../src/retention.ts'
import { keyOfOfferFile } from '../../src/shared/sales/offer-file.ts'
import { aPdf } from '../fixtures/records/attachments.ts'
import { aReplyFile, anOfferFile } from '../fixtures/records/reply-files.ts'
import { anOffer, linkTo } from '../fixtures/records/sales.ts'
import { adminOf, statusOf, world } from '../fixtures/world.ts'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { anEmail } from '../fixtures/identity.ts'

const here = world()
const staff = adminOf(here)

const attach = (id: string, attachments: string[]) =>
  staff().call(offer.update, { params: { id }, body: { attachments } })
const storage = async () => here().app.storage()
const isStored = async (file: string) => (await storage()).exists(keyOfOfferFile(file))
const eraseUnused = async () => deleteExpiredFiles(here().db, await storage())

/** Downloads a file by the link of an offer. */
async function linkedFile(id: string, attachment: string) {
  const token = await linkTo(here(), id)
  return fetch(here().url + offerFile.linked.url.replace(':token', token).replace(':attachment', attachment))
}

test('the customer has the files of an offer once it is sent, under their names', async () => {
  const id = await anOffer(staff().call)
  const [plan, sheet] = [
    await anOfferFile(staff().call, id),
    await anOfferFile(staff().call, id, { file: aPdf('A sheet.'), name: 'sheet.pdf' }),
  ]
  await attach(id, [sheet, plan])
  const { attachments } = await staff().call(offer.read, { params: { id } })
  expect(attachments.map(({ _id, name }) => [_id, name])).toEqual([
    [sheet, 'sheet.pdf'],
    [plan, 'plan.pdf'],
  ])
  expect((await linkedFile(id, plan)).status).toBe(404)
  await staff().call(offer.send, { params: { id } })
  const file = await linkedFile(id, plan)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename=plan.pdf')
  expect(await file.text()).toBe(aPdf('A plan.').toString())
  const read = await here().call(ownOffer.readLinked, { params: { token: await linkTo(here(), id) } })
  expect(read.attachments.map(({ name }) => name)).toEqual(['sheet.pdf', 'plan.pdf'])
})

test('the files of a version that was sent to another address are not the customer’s', async () => {
  const id = await anOffer(staff().call)
  const at = { params: { id } }
  const [theirs, own] = [await anOfferFile(staff().call, id), await anOfferFile(staff().call, id)]
  await attach(id, [theirs])
  await staff().call(offer.send, at)
  await staff().call(offer.revise, at)
  await staff().call(offer.update, { ...at, body: { email: anEmail(), attachments: [own] } })
  await staff().call(offer.send, at)
  expect([(await linkedFile(id, theirs)).status, (await linkedFile(id, own)).status]).toEqual([404, 200])
})

test('a version that was sent keeps its files; those of a draft are not the customer’s yet', async () => {
  const id = await anOffer(staff().call)
  const [first, second] = [await anOfferFile(staff().call, id), await anOfferFile(staff().call, id)]
  await attach(id, [first])
  await staff().call(offer.send, { params: { id } })
  await staff().call(offer.revise, { params: { id } })
  expect((await staff().call(offer.read, { params: { id } })).attachments.map(({ _id }) => _id)).toEqual([first])
  await attach(id, [second])
  const statuses = async () => [(await linkedFile(id, first)).status, (await linkedFile(id, second)).status]
  expect(await statuses()).toEqual([200, 404])
  await staff().call(offer.send, { params: { id } })
  expect(await statuses()).toEqual([200, 200])
})

test('a file that no version names any more is erased, and so are those of a draft that is deleted', async () => {
  const id = await anOffer(staff().call)
  const [taken, left] = [await anOfferFile(staff().call, id), await anOfferFile(staff().call, id)]
  await attach(id, [taken, left])
  await attach(id, [left])
  await eraseUnused()
  expect([await isStored(taken), await isStored(left)]).toEqual([false, true])
  await staff().call(offer.remove, { params: { id } })
  await eraseUnused()
  expect(await isStored(left)).toBe(false)
})

test('an offer takes no file of another offer, of an inquiry, or of another admin', async () => {
  const [id, other] = [await anOffer(staff().call), await anOffer(staff().call)]
  const body = { username: 'Ada', email: anEmail() }
  const { insertedId: inquiryId } = await here().call(specialist.create, { body })
  const colleague = await here().anAdmin()
  for (const file of [
    await anOfferFile(staff().call, other),
    await aReplyFile(staff().call, inquiryId),
    await anOfferFile(colleague.call, id),
    'nothing',
  ])
    expect(await statusOf(attach(id, [file]))).toBe(409)
  const create = { body: { attachments: [await anOfferFile(staff().call, id)] } }
  expect(await statusOf(staff().call(offer.create, create))).toBe(409)
})

test('the files of a person’s offers are erased with the person', async () => {
  const customer = await here().aPerson()
  const id = await anOffer(staff().call, { email: customer.email })
  const file = await anOfferFile(staff().call, id)
  await attach(id, [file])
  await staff().call(offer.send, { params: { id } })
  expect(await statusOf(customer.call(offerFile.own, { params: { id, attachment: file } }))).toBe(200)
  const { email } = customer
  await customer.call(user.remove, { params: { email } })
  await eraseUnused()
  expect(await isStored(file)).toBe(false)
})
