import { contact } from '@energy/contracts/inquiries/contacts'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { billing } from '@energy/contracts/sales/billing'
import { offer } from '@energy/contracts/sales/offers'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { expect, test } from 'vitest'
import { readSales } from '../../src/shared/sales/settings.ts'
import { ACCEPTANCE, accept, aLine, anOffer, aSentOffer } from '../fixtures/records/sales.ts'
import { adminOf, problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

test('an offer from an inquiry has its sender, and totals whose tax is rounded once for each rate', async () => {
  const body = {
    username: 'Tom Okafor',
    email: 'tom@bakery.example',
    businessName: 'Hearth & Rye',
    comment: 'Heat?',
    businessAddress: 'Mill Lane 1',
  }
  const { insertedId: id } = await here().call(specialist.create, { body })
  const lines = [aLine({ unitPrice: 333, quantity: 1_500 }), aLine({ unitPrice: 333 }), aLine({ taxRate: 0 })]
  const { insertedId } = await staff().call(offer.create, { body: { inquiry: id, lines } })
  const read = await staff().call(offer.read, { params: { id: insertedId } })
  expect(read).toMatchObject({
    number: expect.stringMatching(/^O-20\d\d-\d{4}$/),
    state: 'draft',
    name: 'Tom Okafor',
    email: 'tom@bakery.example',
    businessName: 'Hearth & Rye',
    address: 'Mill Lane 1',
    inquiry: { _id: id, line: 'Heat?' },
  })
  // 1.5 × 3.33 = 5.00 rounded, and 3.33: 20 % of 8.33 is 1.67.
  expect(read.totals.byRate).toEqual([
    { taxName: 'VAT', taxRate: 20_000, net: 833, tax: 167 },
    { taxName: 'VAT', taxRate: 0, net: 10_000, tax: 0 },
  ])
  const { terms } = await readSales(here().db)
  expect(terms).not.toBe('')
  expect(read).toMatchObject({ total: 11_000, currency: 'USD', terms })
})

test('an offer for an account goes to the address of its business, and to that of the person without one', async () => {
  const personalInfo = { address: 'At Home 2' }
  for (const [businessInfo, address] of [
    [{ businessAddress: 'Mill Lane 1' }, 'Mill Lane 1'],
    [{}, 'At Home 2'],
  ] as const) {
    const { id: user } = await here().aPerson({ personalInfo, businessInfo })
    const id = await anOffer(staff().call, { user })
    expect(await staff().call(offer.read, { params: { id } })).toMatchObject({ user: { _id: user }, address })
  }
})

test('texts of emoji and other scripts come back as they were written, up to their bounds', async () => {
  const line = aLine({ title: '😀'.repeat(300), description: 'שלום\n👘', unit: '🌞', taxName: 'TVA 🇫🇷', taxRate: 1 })
  const id = await anOffer(staff().call, { title: '🌞'.repeat(300), intro: '👘 é', lines: [line] })
  const read = await staff().call(offer.read, { params: { id } })
  expect(read).toMatchObject({ title: '🌞'.repeat(300), intro: '👘 é', lines: [line] })
})

test('an offer from a message has as much of first and last name as its bound allows', async () => {
  const body = { firstName: '😀'.repeat(300), lastName: 'Okafor', email: 'tom@bakery.example' }
  const { insertedId } = await here().call(contact.create, { body })
  const id = await anOffer(staff().call, { inquiry: insertedId })
  expect(await staff().call(offer.read, { params: { id } })).toMatchObject({ name: body.firstName })
})

test('an offer without a title is called by its number, and so are its order and what its customer waits for', async () => {
  const customer = await here().aPerson()
  const { token } = await aSentOffer(here(), staff().call, { title: '', email: customer.email })
  const { number, title } = await here().call(ownOffer.readLinked, { params: { token } })
  expect(title).toBe(`Offer ${number}`)
  await accept(here(), token)
  const params = { email: customer.email }
  expect(await customer.call(billing, { params })).toMatchObject({ pendingOrder: title, orders: [{ title }] })
  expect(await customer.call(ownOffer.list)).toMatchObject([{ title }])
})

test('what a draft lacks is named when it is sent, and nothing is sent', async () => {
  const id = await anOffer(staff().call, { name: '', lines: [aLine({ title: '', taxRate: 17_000 })] })
  const problem = await problemOf(staff().call(offer.send, { params: { id } }))
  expect(problem.status).toBe(400)
  expect(problem.errors?.map(({ path }) => path)).toEqual(['/name', '/lines/0/title', '/lines/0/taxRate'])
  expect(await staff().call(offer.read, { params: { id } })).toMatchObject({ state: 'draft', sentAt: '' })
})

test('an offer that was sent is locked; a new version keeps the old one, and both sides see both', async () => {
  const { id, token } = await aSentOffer(here(), staff().call)
  const params = { id }
  expect(await statusOf(staff().call(offer.update, { params, body: { title: 'Other' } }))).toBe(409)
  await staff().call(offer.revise, { params })
  await staff().call(offer.update, { params, body: { lines: [aLine({ unitPrice: 9_000 })] } })
  // Until it is sent, the customer sees the old one and nobody can accept it.
  const linked = () => here().call(ownOffer.readLinked, { params: { token } })
  expect(await linked()).toMatchObject({ state: 'draft', version: 1, total: 12_000 })
  expect((await problemOf(accept(here(), token))).detail).toContain('changing this offer')
  await staff().call(offer.send, { params })
  expect(await linked()).toMatchObject({ state: 'sent', version: 2, total: 10_800 })
  expect((await linked()).versions.map(({ totals }) => totals.total)).toEqual([12_000, 10_800])
  expect((await staff().call(offer.read, { params })).versions).toHaveLength(2)
  expect(await problemOf(accept(here(), token))).toMatchObject({
    status: 409,
    detail: expect.stringContaining('Read the new'),
  })
  expect(await statusOf(accept(here(), token, { ...ACCEPTANCE, version: 2 }))).toBe(200)
})

test('an offer stays in its currency after that of the site has changed, when it is saved and in a new version', async () => {
  const id = await anOffer(staff().call)
  const params = { id }
  await here().db.offerVersion.updateMany({ where: { offerId: id }, data: { currency: 'JPY' } })
  await staff().call(offer.update, { params, body: { title: 'Other' } })
  expect(await staff().call(offer.read, { params })).toMatchObject({ currency: 'JPY', total: 12_000 })
  await staff().call(offer.send, { params })
  await staff().call(offer.revise, { params })
  expect(await staff().call(offer.read, { params })).toMatchObject({ version: 2, currency: 'JPY', total: 12_000 })
})

test('a withdrawn offer cannot be accepted, and any step that its state does not allow is 409', async () => {
  const { id, token } = await aSentOffer(here(), staff().call)
  const params = { id }
  await staff().call(offer.withdraw, { params })
  expect((await problemOf(accept(here(), token))).detail).toContain('withdrawn')
  for (const step of [offer.withdraw, offer.send, offer.sendAgain])
    expect(await statusOf(staff().call(step, { params }))).toBe(409)
  expect(await statusOf(staff().call(offer.remove, { params }))).toBe(409)
})

test('what the customer does with an offer that staff revise is no conflict for their next save', async () => {
  const { id, token } = await aSentOffer(here(), staff().call)
  const params = { id }
  const revised = await staff().call.withHeaders(offer.revise, { params })
  const headers = { 'if-match': revised.headers.get('etag') ?? '' }
  await here().call(ownOffer.seeLinked, { params: { token } })
  await here().call(ownOffer.askLinked, { params: { token }, body: { text: 'Which pump?' } })
  expect(await statusOf(staff().call(offer.update, { params, headers, body: { title: 'Other' } }))).toBe(200)
  expect(await staff().call(offer.read, { params })).toMatchObject({ state: 'draft', title: 'Other', seen: 1 })
})

/** The status of a withdrawal by staff who read the offer before something happened to it. */
async function withdrawn(doMeanwhile: (token: string) => Promise<unknown>) {
  const { id, token } = await aSentOffer(here(), staff().call)
  const { headers } = await staff().call.withHeaders(offer.read, { params: { id } })
  await doMeanwhile(token)
  return statusOf(staff().call(offer.withdraw, { params: { id }, headers: { 'if-match': headers.get('etag') ?? '' } }))
}

test('that the customer opens an offer is no conflict for who withdraws it just then, and a question is', async () => {
  expect(await withdrawn((token) => here().call(ownOffer.seeLinked, { params: { token } }))).toBe(200)
  const body = { text: 'Which pump?' }
  expect(await withdrawn((token) => here().call(ownOffer.askLinked, { params: { token }, body }))).toBe(412)
})

test('two admins who save a draft at once do not overwrite each other; the draft names who has saved it', async () => {
  const id = await anOffer(staff().call)
  const colleague = await here().anAdmin()
  const save = ({ call }: typeof colleague, title: string) =>
    call(offer.update, { params: { id }, headers: { 'if-match': '"1"' }, body: { title } })
  expect([await statusOf(save(colleague, 'One')), await statusOf(save(staff(), 'Two'))]).toEqual([200, 412])
  expect(await staff().call(offer.read, { params: { id } })).toMatchObject({ title: 'One', savedBy: colleague.email })
})
