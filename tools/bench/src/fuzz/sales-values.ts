import { Inserted } from '@energy/contracts/responses'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { until } from '@energy/local/supervisor/until'
import { CUSTOMER, type Caller } from './callers.ts'
import type { FuzzApi } from './fuzz-api.ts'

const Accepted = Type.Object({ order: Type.String() })
const Rates = Type.Object({ taxRates: Type.Array(Type.Object({ taxName: Type.String(), taxRate: Type.Integer() })) })
const Upload = Type.Object({ _id: Type.String() })
const Issued = Type.Object({ pdf: Type.Boolean() })

/** A file that is taken as CSV. */
const PRICES = Buffer.from('part,price\n1,2\n')
const today = () => new Date().toISOString().slice(0, 10)

/** The calls that need an offer which the customer has; all others of staff need a draft. */
const needsSent = (path: string) => !path.startsWith('/offers') || /\/(mails|versions|withdrawal)$/.test(path)

/** Whether a path is one of offers, orders or invoices. */
export const isOfSales = (path: string) =>
  /^\/(offers|own-offers|offer-links|orders|invoices|own-invoices)\//.test(path)

/** Creates the offers, orders and invoices that valid calls need, through the API and its mails. */
export function salesRecordsFrom({ send, mailTo, anEmail, makeOverdue }: FuzzApi) {
  const insert = async (path: string, body: object) =>
    Value.Parse(Inserted, await send('admin', 'POST', path, body)).insertedId

  /** A draft with one line. */
  async function aDraft(email: string) {
    const [rate] = Value.Parse(Rates, await send('admin', 'GET', '/sales-settings')).taxRates
    const lines = [{ title: 'Heat pump', unitPrice: 100_000, ...rate }]
    return insert('/offers', { name: 'Ada', email, title: 'Heat', lines })
  }

  /** Attaches a file to a draft. @returns the id of the file */
  async function attach(offer: string) {
    const body = { name: 'prices.csv', bytes: PRICES.length }
    const { _id } = Value.Parse(Upload, await send('admin', 'POST', `/offers/${offer}/attachments`, body))
    await send('admin', 'PUT', `/attachments/${_id}/chunks/0`, PRICES)
    await send('admin', 'POST', `/attachments/${_id}/complete`)
    await send('admin', 'PUT', `/offers/${offer}`, { attachments: [_id] })
    return _id
  }

  async function aSentOffer(email: string) {
    const id = await aDraft(email)
    await send('admin', 'POST', `/offers/${id}/sending`)
    return id
  }

  /** The token in the link of the mail with an offer. */
  async function tokenFor(email: string) {
    const [, token = ''] = /\/offers\/([\w.-]+)/.exec(await mailTo(email)) ?? []
    return token
  }

  /** An order of the customer, or of another person by the link of their mail. */
  async function anOrder(email: string = CUSTOMER) {
    const id = await aSentOffer(email)
    const [caller, path]: [Caller, string] =
      email === CUSTOMER ? ['customer', `/own-offers/${id}`] : ['anonymous', `/offer-links/${await tokenFor(email)}`]
    const acceptance = { version: 1, name: 'Ada Lovelace', terms: true }
    return Value.Parse(Accepted, await send(caller, 'POST', `${path}/acceptance`, acceptance)).order
  }

  const anInvoice = async (email?: string) => insert(`/orders/${await anOrder(email)}/invoices`, {})
  const pay = (invoice: string) => insert(`/invoices/${invoice}/payments`, { amount: 1, paidOn: today() })
  const hasPdf = async (id: string) => Value.Parse(Issued, await send('admin', 'GET', `/invoices/${id}`)).pdf

  async function idOfInvoice(path: string) {
    const id = await anInvoice()
    if (path.endsWith('/pdf')) await until(() => hasPdf(id), 60, 'The PDF of an invoice')
    if (path.endsWith('/reminders')) await makeOverdue()
    return { id, ...(path.includes('{payment}') && { payment: await pay(id) }) }
  }

  async function ofOffer(path: string) {
    const email = path.startsWith('/offer-links') ? anEmail() : CUSTOMER
    const id = await aDraft(email)
    const attachment = path.includes('{attachment}') ? await attach(id) : ''
    if (needsSent(path)) await send('admin', 'POST', `/offers/${id}/sending`)
    return { id, attachment, token: path.includes('{token}') ? await tokenFor(email) : '' }
  }

  return {
    /** Creates an invoice of a person without an account, with its order and offer. */
    anInvoice,
    /** The values in the path of a call. */
    async inPath(path: string): Promise<Readonly<Record<string, string>>> {
      if (path.startsWith('/orders')) return { id: await anOrder() }
      return /^\/(own-)?invoices/.test(path) ? idOfInvoice(path) : ofOffer(path)
    },
    /** The values in the body of a call that its schema alone does not give. */
    inBody(operation: string): Readonly<Record<string, unknown>> {
      if (operation === 'POST /offers' || operation === 'PUT /offers/{id}')
        return { user: '', inquiry: '', attachments: [], validUntil: '' }
      if (operation.endsWith('/acceptance')) return { version: 1, name: 'Ada Lovelace' }
      if (operation.endsWith('/refusal')) return { version: 1 }
      if (operation === 'PUT /orders/{id}') return { scheduledFor: today(), installedOn: '' }
      if (operation === 'PUT /orders/{id}/state') return { state: 'installed' }
      if (operation === 'POST /orders/{id}/invoices') return { dueOn: today() }
      return operation === 'POST /invoices/{id}/payments' ? { amount: 1, paidOn: today() } : {}
    },
  }
}
