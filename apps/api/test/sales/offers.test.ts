import { contact } from '@energy/contracts/inquiries/contacts'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { billing } from '@energy/contracts/sales/billing'
import { offer } from '@energy/contracts/sales/offers'
import type { OfferChange } from '@energy/contracts/sales/offer-entities'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { beforeAll, expect, test } from 'vitest'
import { expireOffers } from '../../src/features/sales/offers/expiry.ts'
import { aLine, anOffer, aSentOffer, linkTo } from '../fixtures/records/sales.ts'
import { problemOf, statusOf, world, type World } from '../fixtures/world.ts'

const here = world()
let staff: Awaited<ReturnType<World['anAdmin']>>
beforeAll(async () => {
  staff = await here().anAdmin()
})
const ACCEPT = { version: 1, name: 'Tom Okafor', terms: true as const }
const accept = (token: string, body = ACCEPT) => here().call(ownOffer.acceptLinked, { params: { token }, body })

test('an offer from an inquiry has its sender, and totals whose tax is rounded once for each rate', async () => {
  const body = { username: 'Tom Okafor', email: 'tom@bakery.example', businessName: 'Hearth & Rye', comment: 'Heat?' }
  const { insertedId: id } = await here().call(specialist.create, { body })
  const lines = [aLine({ unitPrice: 333, quantity: 1_500 }), aLine({ unitPrice: 333 }), aLine({ taxRate: 0 })]
  const { insertedId } = await staff.call(offer.create, { body: { inquiry: id, lines } })
  const read = await staff.call(offer.read, { params: { id: insertedId } })
  expect(read).toMatchObject({
    number: expect.stringMatching(/^O-20\d\d-\d{4}$/),
    state: 'draft',
    name: 'Tom Okafor',
    email: 'tom@bakery.example',
    businessName: 'Hearth & Rye',
    inquiry: { _id: id, line: 'Heat?' },
  })
  // 1.5 × 3.33 = 5.00 rounded, and 3.33: 20 % of 8.33 is 1.67.
  expect(read.totals.byRate).toEqual([
    { taxName: 'VAT', taxRate: 20_000, net: 833, tax: 167 },
    { taxName: 'VAT', taxRate: 0, net: 10_000, tax: 0 },
  ])
  expect(read).toMatchObject({ total: 11_000, currency: 'USD' })
})

test('texts of emoji and other scripts come back as they were written, up to their bounds', async () => {
  const line = aLine({ title: '😀'.repeat(300), description: 'שלום\n👘', unit: '🌞', taxName: 'TVA 🇫🇷', taxRate: 1 })
  const id = await anOffer(staff.call, { title: '🌞'.repeat(300), intro: '👘 é', lines: [line] })
  const read = await staff.call(offer.read, { params: { id } })
  expect(read).toMatchObject({ title: '🌞'.repeat(300), intro: '👘 é', lines: [line] })
})

test('an offer from a message has as much of first and last name as its bound allows', async () => {
  const body = { firstName: '😀'.repeat(300), lastName: 'Okafor', email: 'tom@bakery.example' }
  const { insertedId } = await here().call(contact.create, { body })
  const id = await anOffer(staff.call, { inquiry: insertedId })
  expect(await staff.call(offer.read, { params: { id } })).toMatchObject({ name: body.firstName })
})

test('an offer without a title is called by its number, and so are its order and what its customer waits for', async () => {
  const customer = await here().aPerson()
  const { token } = await aSentOffer(here(), staff.call, { title: '', email: customer.email })
  const { number, title } = await here().call(ownOffer.readLinked, { params: { token } })
  expect(title).toBe(`Offer ${number}`)
  expect(await customer.call(ownOffer.list)).toMatchObject([{ title }])
  await accept(token)
  const params = { email: customer.email }
  expect(await customer.call(billing, { params })).toMatchObject({ pendingOrder: title, orders: [{ title }] })
})

test('what a draft lacks is named when it is sent, and nothing is sent', async () => {
  const id = await anOffer(staff.call, { name: '', lines: [aLine({ title: '', taxRate: 17_000 })] })
  const problem = await problemOf(staff.call(offer.send, { params: { id } }))
  expect(problem.status).toBe(400)
  expect(problem.errors?.map(({ path }) => path)).toEqual(['/name', '/lines/0/title', '/lines/0/taxRate'])
  expect(await staff.call(offer.read, { params: { id } })).toMatchObject({ state: 'draft', sentAt: '' })
})

test('an offer that was sent is locked; a new version keeps the old one, and both sides see both', async () => {
  const { id, token } = await aSentOffer(here(), staff.call)
  const params = { id }
  expect(await statusOf(staff.call(offer.update, { params, body: { title: 'Other' } }))).toBe(409)
  await staff.call(offer.revise, { params })
  await staff.call(offer.update, { params, body: { lines: [aLine({ unitPrice: 9_000 })] } })
  // Until it is sent, the customer sees the old one and nobody can accept it.
  const linked = () => here().call(ownOffer.readLinked, { params: { token } })
  expect(await linked()).toMatchObject({ state: 'draft', version: 1, total: 12_000 })
  expect((await problemOf(accept(token))).detail).toContain('changing this offer')
  await staff.call(offer.send, { params })
  expect(await linked()).toMatchObject({ state: 'sent', version: 2, total: 10_800 })
  expect((await linked()).versions.map(({ totals }) => totals.total)).toEqual([12_000, 10_800])
  expect((await staff.call(offer.read, { params })).versions).toHaveLength(2)
  expect(await problemOf(accept(token))).toMatchObject({ status: 409, detail: expect.stringContaining('Read the new') })
  expect(await statusOf(accept(token, { ...ACCEPT, version: 2 }))).toBe(200)
})

test('an offer stays in its currency after that of the site has changed, when it is saved and in a new version', async () => {
  const id = await anOffer(staff.call)
  const params = { id }
  await here().db.offerVersion.updateMany({ where: { offerId: id }, data: { currency: 'JPY' } })
  await staff.call(offer.update, { params, body: { title: 'Other' } })
  expect(await staff.call(offer.read, { params })).toMatchObject({ currency: 'JPY', total: 12_000 })
  await staff.call(offer.send, { params })
  await staff.call(offer.revise, { params })
  expect(await staff.call(offer.read, { params })).toMatchObject({ version: 2, currency: 'JPY', total: 12_000 })
})

test('acceptances at once make one order, and each is told the same', async () => {
  const { id, token } = await aSentOffer(here(), staff.call)
  const answers = await Promise.all(Array.from({ length: 8 }, () => accept(token)))
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
  expect(await here().db.order.count({ where: { offerId: id } })).toBe(1)
  expect(await staff.call(offer.read, { params: { id } })).toMatchObject({
    state: 'accepted',
    order: answers[0]?.order,
    answer: { name: 'Tom Okafor', version: 1 },
    client: expect.stringContaining('127.0.0.1'),
  })
})

test('somebody else with the link is told who has accepted, and when', async () => {
  const { token } = await aSentOffer(here(), staff.call)
  await accept(token)
  const problem = await problemOf(accept(token, { ...ACCEPT, name: 'Eve Other' }))
  expect(problem).toMatchObject({ status: 409, detail: expect.stringMatching(/^Tom Okafor has accepted .* already: /) })
})

test('an offer is declined once, with its reason', async () => {
  const { id, token } = await aSentOffer(here(), staff.call)
  const refuse = (note: string) =>
    here().call(ownOffer.declineLinked, { params: { token }, body: { version: 1, reason: 'price', note } })
  await refuse('Too dear')
  expect(await statusOf(refuse('Too dear'))).toBe(200)
  expect(await statusOf(refuse('Another'))).toBe(409)
  expect(await statusOf(accept(token))).toBe(409)
  const { state, answer } = await staff.call(offer.read, { params: { id } })
  expect({ state, answer }).toMatchObject({ state: 'declined', answer: { reason: 'price', note: 'Too dear' } })
})

test('an offer that is sent again after it was declined has no answer any more', async () => {
  const { id, token } = await aSentOffer(here(), staff.call)
  const params = { id }
  await here().call(ownOffer.declineLinked, { params: { token }, body: { version: 1, reason: 'price' } })
  await staff.call(offer.revise, { params })
  await staff.call(offer.send, { params })
  expect((await staff.call(offer.read, { params })).answer).toMatchObject({ at: '', version: 0, reason: '' })
  expect(await here().db.offer.findUniqueOrThrow({ where: params })).toMatchObject({ answerId: null, client: '' })
})

test('an offer expires at the end of its last day, also before the worker marks it', async () => {
  const { id, token } = await aSentOffer(here(), staff.call)
  const over = { validUntil: new Date('2026-01-31') }
  await here().db.offer.update({
    where: { id },
    data: { ...over, versions: { updateMany: { where: {}, data: over } } },
  })
  expect(await here().call(ownOffer.readLinked, { params: { token } })).toMatchObject({ state: 'expired' })
  expect((await problemOf(accept(token))).detail).toBe('This offer ran out on 31 January 2026. Ask for a new one.')
  expect(await expireOffers(here().db)).toBe(1)
  expect((await here().db.offer.findUniqueOrThrow({ where: { id } })).state).toBe('expired')
})

test('a withdrawn offer cannot be accepted, and any step that its state does not allow is 409', async () => {
  const { id, token } = await aSentOffer(here(), staff.call)
  const params = { id }
  await staff.call(offer.withdraw, { params })
  expect((await problemOf(accept(token))).detail).toContain('withdrawn')
  for (const step of [offer.withdraw, offer.send, offer.sendAgain])
    expect(await statusOf(staff.call(step, { params }))).toBe(409)
  expect(await statusOf(staff.call(offer.remove, { params }))).toBe(409)
})

test('reading is noted when the page says so, not when the link is opened', async () => {
  const { id, token } = await aSentOffer(here(), staff.call)
  const read = () => staff.call(offer.read, { params: { id } })
  await here().call(ownOffer.readLinked, { params: { token } })
  expect(await read()).toMatchObject({ state: 'sent', seen: 0 })
  await here().call(ownOffer.seeLinked, { params: { token } })
  await here().call(ownOffer.seeLinked, { params: { token } })
  expect(await read()).toMatchObject({ state: 'seen', seen: 2 })
})

test('what the customer does with an offer that staff revise is no conflict for their next save', async () => {
  const { id, token } = await aSentOffer(here(), staff.call)
  const params = { id }
  const revised = await staff.call.withHeaders(offer.revise, { params })
  const headers = { 'if-match': revised.headers.get('etag') ?? '' }
  await here().call(ownOffer.seeLinked, { params: { token } })
  await here().call(ownOffer.askLinked, { params: { token }, body: { text: 'Which pump?' } })
  expect(await statusOf(staff.call(offer.update, { params, headers, body: { title: 'Other' } }))).toBe(200)
  expect(await staff.call(offer.read, { params })).toMatchObject({ state: 'draft', title: 'Other', seen: 1 })
})

test('that the customer opens an offer is no conflict for who withdraws it just then, and a question is', async () => {
  const withdrawn = async (doMeanwhile: (token: string) => Promise<unknown>) => {
    const { id, token } = await aSentOffer(here(), staff.call)
    const { headers } = await staff.call.withHeaders(offer.read, { params: { id } })
    await doMeanwhile(token)
    return statusOf(staff.call(offer.withdraw, { params: { id }, headers: { 'if-match': headers.get('etag') ?? '' } }))
  }
  expect(await withdrawn((token) => here().call(ownOffer.seeLinked, { params: { token } }))).toBe(200)
  const body = { text: 'Which pump?' }
  expect(await withdrawn((token) => here().call(ownOffer.askLinked, { params: { token }, body }))).toBe(412)
})

test('a question makes the inquiry of the offer wait again; without one, it becomes one', async () => {
  const body = { username: 'Tom', email: 'tom@bakery.example' }
  const { insertedId: inquiryId } = await here().call(specialist.create, { body })
  await staff.call(inquiry.setState, { params: { id: inquiryId }, body: { state: 'closed' } })
  const asked = await aSentOffer(here(), staff.call, { inquiry: inquiryId })
  const ask = (token: string) => here().call(ownOffer.askLinked, { params: { token }, body: { text: 'Which pump?' } })
  await ask(asked.token)
  expect(await staff.call(inquiry.read, { params: { id: inquiryId } })).toMatchObject({
    state: 'new',
    timeline: expect.arrayContaining([expect.objectContaining({ what: 'message', text: 'Which pump?' })]),
  })
  const without = await aSentOffer(here(), staff.call)
  const { insertedId } = await ask(without.token)
  expect((await staff.call(offer.read, { params: { id: without.id } })).inquiry._id).toBe(insertedId)
  expect((await staff.call(inquiry.read, { params: { id: insertedId } })).comment).toMatch(
    /^About offer O-.*Which pump\?$/,
  )
})

test('a question about an offer whose inquiry was blanked with its sender becomes a new inquiry', async () => {
  const body = { username: 'Tom', email: 'tom@bakery.example' }
  const { insertedId: erased } = await here().call(specialist.create, { body })
  const { id, token } = await aSentOffer(here(), staff.call, { inquiry: erased, email: 'office@bakery.example' })
  await here().db.inquiry.update({ where: { id: erased }, data: { email: '' } })
  const { insertedId } = await here().call(ownOffer.askLinked, { params: { token }, body: { text: 'Which pump?' } })
  expect((await staff.call(offer.read, { params: { id } })).inquiry._id).toBe(insertedId)
  expect(await staff.call(inquiry.read, { params: { id: insertedId } })).toMatchObject({
    email: 'office@bakery.example',
  })
})

test('a question about an offer that goes to another address by now is not in the request of the person who had it before', async () => {
  const body = { username: 'Tom', email: 'tom@bakery.example' }
  const { insertedId: first } = await here().call(specialist.create, { body })
  const { id, token } = await aSentOffer(here(), staff.call, { inquiry: first })
  await staff.call(offer.revise, { params: { id } })
  await staff.call(offer.update, { params: { id }, body: { name: 'Ada', email: 'ada@mill.example' } })
  await staff.call(offer.send, { params: { id } })
  const ask = (text: string) => here().call(ownOffer.askLinked, { params: { token }, body: { text } })
  const { insertedId } = await ask('Which pump?')
  await ask('And when?')
  const read = (inquiryId: string) => staff.call(inquiry.read, { params: { id: inquiryId } })
  expect((await read(first)).timeline).toEqual([])
  expect(await read(insertedId)).toMatchObject({ email: 'ada@mill.example', timeline: [{ text: 'And when?' }] })
})

test('a question about an offer to the account of a request is in the request, whatever address that names', async () => {
  const customer = await here().aPerson({ username: 'Tom Okafor' })
  const body = { username: 'Tom', email: 'work@bakery.example' }
  const { insertedId: request } = await customer.call(specialist.create, { body })
  const { id: user } = await here().db.user.findUniqueOrThrow({ where: { email: customer.email } })
  const { id } = await aSentOffer(here(), staff.call, { inquiry: request, user })
  await customer.call(ownOffer.ask, { params: { id }, body: { text: 'Which pump?' } })
  const { timeline } = await staff.call(inquiry.read, { params: { id: request } })
  expect(timeline).toMatchObject([{ what: 'message', text: 'Which pump?' }])
})

test('a question of the greatest length becomes an inquiry that has all of it', async () => {
  const { token } = await aSentOffer(here(), staff.call)
  const text = '😀'.repeat(ownOffer.ask.schema.body.properties.text.maxLength ?? 0)
  const { insertedId } = await here().call(ownOffer.askLinked, { params: { token }, body: { text } })
  // There is no room to name the offer, too.
  expect(await staff.call(inquiry.read, { params: { id: insertedId } })).toMatchObject({ comment: text })
  const shorter = await aSentOffer(here(), staff.call)
  const body = { text: text.slice(100) }
  const { insertedId: named } = await here().call(ownOffer.askLinked, { params: { token: shorter.token }, body })
  const { comment } = await staff.call(inquiry.read, { params: { id: named } })
  expect(comment).toMatch(/^About offer O-/)
  expect(comment.endsWith(`: ${body.text}`)).toBe(true)
})

test('a customer has offers of the own account and of the verified e-mail, and no draft or offer of others', async () => {
  const customer = await here().aPerson()
  const unverified = await here().aPerson({}, { verified: false })
  const mine = await aSentOffer(here(), staff.call, { email: customer.email })
  await anOffer(staff.call, { email: customer.email })
  await aSentOffer(here(), staff.call, { email: unverified.email })
  expect((await customer.call(ownOffer.list)).map(({ _id }) => _id)).toEqual([mine.id])
  expect(await unverified.call(ownOffer.list)).toEqual([])
  const at = { params: { id: mine.id } }
  expect(await statusOf(unverified.call(ownOffer.read, at))).toBe(404)
  expect(await statusOf(unverified.call(ownOffer.accept, { ...at, body: ACCEPT }))).toBe(404)
  expect(await statusOf(customer.call(ownOffer.accept, { ...at, body: ACCEPT }))).toBe(200)
})

test('an account does not see an offer whose e-mail was changed to another one', async () => {
  const customer = await here().aPerson()
  const { id: user } = await here().db.user.findUniqueOrThrow({ where: { email: customer.email } })
  const id = await anOffer(staff.call, { user, name: 'Tom', email: customer.email })
  await staff.call(offer.update, { params: { id }, body: { email: 'other@example.com' } })
  await staff.call(offer.send, { params: { id } })
  expect(await customer.call(ownOffer.list)).toEqual([])
})

test('an offer for a request with another e-mail than that of its account is shown in the account, saved or not', async () => {
  const customer = await here().aPerson()
  const body = { username: 'Tom Okafor', email: 'work@bakery.example' }
  const { insertedId } = await customer.call(specialist.create, { body })
  const id = await anOffer(staff.call, { inquiry: insertedId })
  const { user, name, email } = await staff.call(offer.read, { params: { id } })
  await staff.call(offer.update, { params: { id }, body: { user: user._id, name, email, intro: 'Dear Tom' } })
  await staff.call(offer.send, { params: { id } })
  expect(await customer.call(ownOffer.list)).toMatchObject([{ _id: id }])
})

test('whoever a new version is made for sees nothing of the offer before it is sent to them', async () => {
  const customer = await here().aPerson()
  const { id: user } = await here().db.user.findUniqueOrThrow({ where: { email: customer.email } })
  const { id } = await aSentOffer(here(), staff.call)
  const at = { params: { id } }
  await staff.call(offer.revise, at)
  await staff.call(offer.update, { ...at, body: { user, name: 'Ada Lovelace', email: customer.email } })
  expect(await customer.call(ownOffer.list)).toEqual([])
  expect(await statusOf(customer.call(ownOffer.read, at))).toBe(404)
  expect(await statusOf(staff.call(offer.remove, at))).toBe(409)
  await staff.call(offer.withdraw, at)
  expect(await customer.call(ownOffer.list)).toEqual([])
  await staff.call(offer.revise, at)
  await staff.call(offer.send, at)
  expect(await customer.call(ownOffer.list)).toMatchObject([{ _id: id, version: 3 }])
})

const versionsOf = ({ versions }: { versions: { version: number }[] }) => versions.map(({ version }) => version)

test('whoever gets a new version of an offer reads none that was sent to another address', async () => {
  const customer = await here().aPerson()
  const { id, token } = await aSentOffer(here(), staff.call)
  const at = { params: { id } }
  const sendNext = async (body: OfferChange) => {
    await staff.call(offer.revise, at)
    await staff.call(offer.update, { ...at, body })
    await staff.call(offer.send, at)
  }
  await sendNext({ name: 'Ada Lovelace', email: customer.email })
  await sendNext({ intro: 'Dear Ada' })
  expect(versionsOf(await customer.call(ownOffer.read, at))).toEqual([2, 3])
  expect(versionsOf(await here().call(ownOffer.readLinked, { params: { token } }))).toEqual([2, 3])
  expect(versionsOf(await staff.call(offer.read, at))).toEqual([1, 2, 3])
})

test('two admins who save a draft at once do not overwrite each other', async () => {
  const id = await anOffer(staff.call)
  const save = (title: string) =>
    staff.call(offer.update, { params: { id }, headers: { 'if-match': '"1"' }, body: { title } })
  expect([await statusOf(save('One')), await statusOf(save('Two'))].toSorted()).toEqual([200, 412])
})

test('a token for another purpose, or a changed one, opens nothing', async () => {
  const { id, token } = await aSentOffer(here(), staff.call)
  for (const wrong of [await linkTo(here(), id, 'request'), token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))])
    expect(await statusOf(here().call(ownOffer.readLinked, { params: { token: wrong } }))).toBe(404)
})
