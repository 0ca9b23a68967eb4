import { attachment } from '@energy/contracts/inquiries/attachments'
import { offerFile } from '@energy/contracts/sales/offer-files'
import { offer } from '@energy/contracts/sales/offers'
import type { OfferChange } from '@energy/contracts/sales/offer-entities'
import { order } from '@energy/contracts/sales/orders'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import type { Route } from '@energy/contracts/route'
import { expect, type APIRequestContext } from '@playwright/test'
import { adminHeaders } from '../dashboard.ts'
import { mailsTo } from './mailbox.ts'

const VAT = { taxName: 'VAT', taxRate: 20_000 }
/** Heat from the own ovens, for 63,364.00. */
const lines = [
  { title: 'Heat pump, air source, 40 kW', unit: 'piece', unitPrice: 3_840_000, ...VAT },
  { title: 'Hot-water tank, 1,000 l', unit: 'piece', unitPrice: 425_000, ...VAT },
  { title: 'Fitting and pipework', unit: 'days', quantity: 12_000, unitPrice: 62_000, ...VAT },
  { title: 'Asset controls, one site', unit: 'piece', unitPrice: 218_000, ...VAT },
  { title: 'Connection fee, at cost', unit: 'piece', unitPrice: 64_000, taxName: 'VAT', taxRate: 0 },
]
const intro =
  'Dear Tom,\n\nyou asked whether the new oven needs a new supply. It does not: the waste heat of both ovens carries the hall and the hot water. This is what it takes. We start on a Monday and you bake through.'

/** Calls the API as the sample's admin, on an offer or an order. */
export async function asSales(request: APIRequestContext, { method, url }: Route, id = '', data?: object) {
  const response = await request.fetch(`/api${url.replace(':id', id)}`, {
    method,
    headers: await adminHeaders(request),
    ...(data && { data }),
  })
  expect(response.ok(), await response.text()).toBe(true)
  const body: { insertedId: string } = await response.json()
  return body
}

const uniqueEmail = () => `${crypto.randomUUID()}@example.com`

/** Sends an offer, and waits for its mail. @returns its id and the path of its link */
export async function aSentOffer(request: APIRequestContext, change: OfferChange = {}) {
  const email = change.email ?? uniqueEmail()
  const recipient = { name: 'Tom Okafor', businessName: 'Hearth & Rye Bakery', email }
  const text = { title: 'Heat from your own ovens', begins: 'Six weeks after you accept', intro, lines }
  const { insertedId: id } = await asSales(request, offer.create, '', { ...recipient, ...text, ...change })
  await attachDocument(request, id, 'Heat pump, data sheet.pdf')
  await asSales(request, offer.send, id)
  return { id, email, path: await offerPathFor(request, email) }
}

/** Attaches a document to a draft. */
export async function attachDocument(request: APIRequestContext, id: string, name: string) {
  const headers = await adminHeaders(request)
  const file = Buffer.from('%PDF-1.7\nA plan.\n%%EOF\n')
  const data = { name, bytes: file.length }
  const started = await request.post(`/api${offerFile.create.url.replace(':id', id)}`, { headers, data })
  const { _id }: { _id: string } = await started.json()
  const url = `/api${attachment.send.url.replace(':id', _id).replace(':chunk', '0')}`
  await request.put(url, { headers: { 'content-type': 'application/octet-stream' }, data: file })
  await request.post(`/api${attachment.complete.url.replace(':id', _id)}`)
  await asSales(request, offer.update, id, { attachments: [_id] })
}

/** Waits for this number of mails with offers. @returns the path of the link in the newest */
export async function offerPathFor(request: APIRequestContext, email: string, count = 1) {
  const mails = await mailsTo(request, email, count)
  const path = /https?:\/\/[^/\s]+(\/offers\/[\w.-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
  if (!path) throw new Error('The mail has no link to an offer')
  return path
}

/** Sends a new version of an offer. */
export async function sendNewVersion(request: APIRequestContext, id: string, change: OfferChange) {
  await asSales(request, offer.revise, id)
  await asSales(request, offer.update, id, change)
  await asSales(request, offer.send, id)
}

/** Answers the offer of a link, as in another tab. */
export async function answerLinked(
  request: APIRequestContext,
  path: string,
  call: 'acceptLinked' | 'declineLinked',
  data: object,
) {
  const token = path.split('/').at(-1) ?? ''
  const response = await request.post(`/api${ownOffer[call].url.replace(':token', token)}`, {
    data: { version: 1, ...data },
  })
  expect(response.ok(), await response.text()).toBe(true)
  const body: { order: string } = await response.json()
  return body
}

/** Accepts the offer of a link and issues the invoice of its order. @returns the id of the invoice */
export async function anInvoice(request: APIRequestContext, path: string) {
  const { order: id } = await answerLinked(request, path, 'acceptLinked', { name: 'Tom Okafor', terms: true })
  return (await asSales(request, order.invoice, id, {})).insertedId
}
