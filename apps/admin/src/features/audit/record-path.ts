import { editedWords } from '../../shared/records/edited.ts'
import { inquiryPath } from '../../shared/records/inquiry-path.ts'
import { kindOrder } from '../../shared/records/kinds.ts'

const INQUIRIES = ['inquiries', 'specialists', 'contacts']
const BASES: Readonly<Record<string, string>> = {
  offers: '/offers/',
  orders: '/offers/orders/',
  invoices: '/offers/invoices/',
  users: '/user?id=',
  letters: '/letters/',
  webhooks: '/webhooks/',
}

/** The record of this call is the invoice, not the order. */
const ISSUE = 'POST /orders/:id/invoices'

/**
 * The path of the screen that shows the record of an entry; undefined where no screen does.
 * @param what the method and the path of a call: `PUT /services/:id`
 */
export function recordPath(what: string, record: string) {
  const [, family = ''] = /^\w+ \/([\w-]+)/.exec(what) ?? []
  const kind = kindOrder.find((each) => each === family)
  if (kind) return editedWords[kind].editor(record)
  if (INQUIRIES.includes(family)) return inquiryPath(record)
  const base = BASES[what === ISSUE ? 'invoices' : family]
  return base && base + record
}
