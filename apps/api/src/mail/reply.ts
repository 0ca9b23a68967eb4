import { COMPANY } from '@energy/contracts/company'
import type { PrismaClient } from '../generated/client.ts'
import { htmlOf, textOf } from './layout.ts'

interface Place {
  SITE_URL: string
}

/** By which a mail program keeps a reply with those before it. */
export const messageIdOf = (entry: string, { SITE_URL }: Place) => `<${entry}@${new URL(SITE_URL).hostname}>`

const sender = { select: { email: true } } as const

/** A reply of staff as a mail, and whom it is for; nothing where it is wanted no more. */
export async function replyMail(db: PrismaClient, id: string, place: Place) {
  const entry = await db.workEntry.findUnique({ where: { id }, include: { specialist: sender, contact: sender } })
  const to = (entry?.specialist ?? entry?.contact)?.email
  if (!entry || !to || entry.delivery === 'sent') return undefined
  const { specialistId, contactId, subject } = entry
  const before = await db.workEntry.findMany({
    where: { specialistId, contactId, what: 'reply', delivery: 'sent', id: { lt: id } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const references = before.map((reply) => messageIdOf(reply.id, place))
  const words = { heading: subject, paragraphs: entry.text.split(/\n\s*\n/) }
  return {
    to,
    mail: {
      subject,
      text: textOf(words),
      html: htmlOf(words),
      replyTo: COMPANY.email,
      messageId: messageIdOf(id, place),
      references,
      ...(references.length > 0 && { inReplyTo: references.at(-1) }),
    },
  }
}
