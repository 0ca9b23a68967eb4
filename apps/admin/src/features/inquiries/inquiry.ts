import { countsFor } from '@energy/contracts/bookings/slots'
import type { View } from '@energy/contracts/inquiries/inbox'
import type { Form } from '@energy/contracts/inquiries/forms'
import type { Inquiry } from '@energy/contracts/inquiries/inquiry'
import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'

/** An inquiry with its version, as the pane has read it. */
export interface OpenInquiry {
  item: Inquiry
  etag: string
}

/** What an inquiry of each form is called in a sentence, and the form itself. */
export const formWords: Readonly<Record<Form, { thing: string; form: string; short: string }>> = {
  specialists: { thing: 'request', form: 'Specialist form', short: 'Request' },
  contacts: { thing: 'message', form: 'Contact form', short: 'Contact' },
  bills: { thing: 'bill', form: 'Send a bill', short: 'Bill' },
}

/** Whether a new inquiry is past its due time. */
export const isOverdue = ({ state, dueAt }: Pick<InboxRow, 'state' | 'dueAt'>, now = Date.now()) =>
  state === 'new' && Date.parse(dueAt) < now

/** The views that an inquiry leaves when it is answered. */
export const viewsLeft = (row: Pick<InboxRow, 'state' | 'dueAt' | 'assignee'>): View[] =>
  row.state === 'new'
    ? [
        'waiting',
        ...(row.assignee._id ? [] : (['unassigned'] as const)),
        ...(isOverdue(row) ? (['overdue'] as const) : []),
      ]
    : []

/** Whether the hour of a booked call has begun, and nobody has said how the call went. */
export const asksForOutcome = ({ bookedFor, timeline }: Pick<Inquiry, 'bookedFor' | 'timeline'>, now = Date.now()) =>
  bookedFor !== '' &&
  Date.parse(bookedFor) <= now &&
  !timeline.some(({ what, at }) => what === 'call' && countsFor(new Date(bookedFor), new Date(at)))

/** What an inquiry is about: the item of its page, else its form. */
export const aboutOf = ({ item, form }: Pick<InboxRow, 'item' | 'form'>) => item.title || formWords[form].short

/** Who sent an inquiry; their data may be deleted. */
export const nameOf = ({ name, email }: Pick<InboxRow, 'name' | 'email'>) => name || email || 'Somebody'

/** The line below the name: the business, or that there is no account. */
export const businessOf = ({ businessName, account }: Pick<InboxRow, 'businessName' | 'account'>) =>
  businessName || (account ? 'Has an account' : 'Visitor')
