import type { Acceptance } from '@energy/contracts/sales/own-offers'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { offer } from '@energy/contracts/sales/offers'
import type { Offer, OfferChange } from '@energy/contracts/sales/offer-entities'
import { expect, type APIRequestContext } from '@playwright/test'
import { adminHeaders } from '../dashboard.ts'
import { answersTo } from './mailbox.ts'

const vat = { taxName: 'VAT', taxRate: 20_000 }
/** Lines of 1,240.00 and 100.00 without tax. */
export const LINES: NonNullable<OfferChange['lines']> = [
  { title: 'Fitting and pipework', quantity: 2_000, unit: 'days', unitPrice: 62_000, ...vat },
  { title: 'Scaffold', quantity: 1_000, unit: 'piece', unitPrice: 10_000, ...vat },
]

const urlOf = ({ url }: { url: string }, id: string) => `/api${url.replace(':id', id)}`

/** Starts a draft by the API, for a new e-mail address. */
export async function aDraft(request: APIRequestContext, change: OfferChange = {}) {
  const email = `${crypto.randomUUID()}@example.com`
  const data = { name: 'Ola Berg', email, title: 'Heat for the hall', lines: LINES, ...change }
  const response = await request.post(`/api${offer.create.url}`, { headers: await adminHeaders(request), data })
  expect(response.status()).toBe(201)
  const { insertedId: id }: { insertedId: string } = await response.json()
  return { id, email }
}

/** The same, sent to the customer. */
export async function aSentOffer(request: APIRequestContext) {
  const draft = await aDraft(request)
  const sent = await request.post(urlOf(offer.send, draft.id), { headers: await adminHeaders(request) })
  expect(sent.status()).toBe(200)
  return draft
}

/** An offer that the customer has accepted by the link of the mail. */
export async function anOrder(request: APIRequestContext) {
  const { id, email } = await aSentOffer(request)
  const [mail] = await answersTo(request, email)
  const token = /\/offers\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const data: Acceptance = { version: 1, name: 'Ola Berg', terms: true }
  const response = await request.post(`/api${ownOffer.acceptLinked.url.replace(':token', token)}`, { data })
  expect(response.status()).toBe(200)
  const { order }: { order: string } = await response.json()
  return { id, email, order }
}

/** Reads an offer from the API. */
export async function readOffer(request: APIRequestContext, id: string): Promise<Offer> {
  return (await request.get(urlOf(offer.read, id), { headers: await adminHeaders(request) })).json()
}
