import type { StaffEvent } from '@energy/contracts/texts/company'
import type { FastifyInstance } from 'fastify'
import type { Form, Prisma } from '../../generated/client.ts'
import type { Outgoing } from '../mail/queue.ts'
import { recipientsOf } from '../site/recipients.ts'

const EVENTS: Record<Form, StaffEvent> = {
  specialists: 'A request comes in',
  contacts: 'A message comes in',
  bills: 'A bill comes in',
}

/** The mail to one of staff about an inquiry. */
export type StaffMail = Extract<Outgoing, { mail: 'inquiry' }>

/**
 * A function for the calls that store what people send, and what they do with a booked call. It resolves with one that adds the mails to staff in the
 * transaction of the inquiry, or with undefined where nobody wants any.
 */
export function staffMails(app: FastifyInstance, form: Form) {
  const recipients = recipientsOf(app)
  return async () => {
    const addresses = await recipients(EVENTS[form])
    if (addresses.length === 0) return undefined
    const send = await app.outbox()
    return async (tx: Prisma.TransactionClient, inquiry: string, about: Pick<StaffMail, 'call'> = {}) => {
      for (const to of addresses) await send(tx, { mail: 'inquiry', list: form, inquiry, to, ...about })
    }
  }
}
