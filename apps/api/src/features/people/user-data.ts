import * as contract from '@energy/contracts/people/user-data'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Booking, Letter, Prisma } from '../../generated/client.ts'
import { fromSender } from '../../shared/attachments/from-sender.ts'
import { notBeingDeleted } from '../../shared/access/people.ts'
import { preferencesOf } from '../../shared/database/json-columns.ts'
import { roleOf } from './invitations/invitation.ts'
import { soldTo } from './sold.ts'
import { userAnswer } from './user-answer.ts'

const oldestFirst = { orderBy: { id: 'asc' } } as const
const files = {
  select: { name: true, type: true, bytes: true },
  orderBy: [{ boundAt: 'asc' as const }, { createdAt: 'asc' as const }],
}
/** What both sides wrote, with the files; notes of staff are not included. */
const answered = {
  include: {
    attachments: { where: fromSender, ...files },
    entries: { where: { what: { in: ['reply', 'message'] } }, include: { attachments: files }, ...oldestFirst },
  },
} satisfies Prisma.InquiryDefaultArgs

/** A request also has the calls that were booked with it. */
const requested = { include: { ...answered.include, bookings: oldestFirst } } satisfies Prisma.InquiryDefaultArgs

/** A subscription has the letters that were sent to it. */
const subscribed = {
  include: {
    letterMails: {
      where: { outcome: 'sent' },
      select: { letter: { select: { title: true, startedAt: true } } },
      ...oldestFirst,
    },
  },
} satisfies Prisma.SubscriberDefaultArgs

export const userData: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.userData,
    handler: async ({ params }) => {
      const person = await app.db.user.findUniqueOrThrow({ where: { ...notBeingDeleted, ...params } })
      const { id: userId, email } = person
      // Records that only have the e-mail are included where the address is verified as theirs, as at deletion.
      const named = (await app.identity.owns(person)) ? [{ email }] : []
      const own = { OR: [{ userId }, ...named.map((each) => ({ ...each, userId: null }))] }
      const [sold, specialists, contacts, bills, subscribers, invitations] = await Promise.all([
        soldTo(app.db, own),
        app.db.inquiry.findMany({ where: { form: 'specialists', userId }, ...requested, ...oldestFirst }),
        app.db.inquiry.findMany({
          where: { form: 'contacts', ...own },
          ...answered,
          ...oldestFirst,
        }),
        app.db.inquiry.findMany({
          where: { form: 'bills', ...own },
          ...answered,
          ...oldestFirst,
        }),
        app.db.subscriber.findMany({ where: { OR: named }, ...subscribed, ...oldestFirst }),
        app.db.invitation.findMany({ where: { OR: named }, ...oldestFirst }),
      ])
      return {
        user: await userAnswer(app.db, person),
        specialists: specialists.map((each) => ({
          ...sent(each),
          ...writtenIn(each),
          calls: each.bookings.map(callOf),
        })),
        contacts: contacts.map((each) => ({
          ...sent(each),
          preferences: preferencesOf(each.preferences),
          ...writtenIn(each),
        })),
        bills: bills.map((each) => ({ ...sent(each), ...writtenIn(each) })),
        ...sold,
        subscribers: subscribers.map((each) => ({
          ...sent(each),
          confirmedAt: each.confirmedAt?.toISOString() ?? '',
          refusedAt: each.refusedAt?.toISOString() ?? '',
          letters: each.letterMails.map(letterOf),
        })),
        invitations: invitations.map(({ role, sentAt, expiresAt }) => ({
          role: roleOf(role),
          sentAt: sentAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
      }
    },
  })
}

const sent = <T extends { createdAt: Date }>(row: T) => ({ ...row, createdAt: row.createdAt.toISOString() })

const callOf = ({ startsAt, timeZone, createdAt, cancelledAt }: Booking) => ({
  startsAt: startsAt.toISOString(),
  timeZone,
  createdAt: createdAt.toISOString(),
  cancelledAt: cancelledAt?.toISOString() ?? '',
})

const letterOf = ({ letter: { title, startedAt } }: { letter: Pick<Letter, 'title' | 'startedAt'> }) => ({
  title,
  startedAt: startedAt?.toISOString() ?? '',
})

/** What was written about an inquiry later. */
function writtenIn({ entries }: Pick<Prisma.InquiryGetPayload<typeof answered>, 'entries'>) {
  const written = (kind: 'reply' | 'message') =>
    entries.filter(({ what }) => what === kind).map((entry) => ({ ...entry, at: entry.createdAt.toISOString() }))
  return { replies: written('reply'), messages: written('message') }
}
