import * as contract from '@energy/contracts/user-data'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notBeingDeleted } from '../../shared/people.ts'
import { preferencesOf } from '../../shared/json-columns.ts'
import { answerOf } from './user-answer.ts'

const oldestFirst = { orderBy: { id: 'asc' } } as const
/** The replies to them; notes of staff are not included. */
const answered = { include: { entries: { where: { what: 'reply' }, ...oldestFirst } } } as const

export const userData: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.userData,
    handler: async ({ params }) => {
      const person = await app.db.user.findUniqueOrThrow({ where: { ...notBeingDeleted, ...params } })
      const { id: userId, email } = person
      // Records that only have the e-mail are included where the address is verified as theirs, as at deletion.
      const named = (await app.identity.owns(person)) ? [{ email }] : []
      const [specialists, contacts, subscribers] = await Promise.all([
        app.db.specialist.findMany({ where: { userId }, ...answered, ...oldestFirst }),
        app.db.contact.findMany({
          where: { OR: [{ userId }, ...named.map((each) => ({ ...each, userId: null }))] },
          ...answered,
          ...oldestFirst,
        }),
        app.db.subscriber.findMany({ where: { OR: named }, ...oldestFirst }),
      ])
      return {
        user: answerOf(person),
        specialists: specialists.map((each) => ({ ...sent(each), replies: repliesIn(each) })),
        contacts: contacts.map((each) => ({
          ...sent(each),
          preferences: preferencesOf(each.preferences),
          replies: repliesIn(each),
        })),
        subscribers: subscribers.map((each) => ({
          ...sent(each),
          confirmedAt: each.confirmedAt?.toISOString() ?? '',
        })),
      }
    },
  })
}

const sent = <T extends { createdAt: Date }>(row: T) => ({ ...row, createdAt: row.createdAt.toISOString() })

const repliesIn = ({ entries }: { entries: readonly { createdAt: Date; subject: string; text: string }[] }) =>
  entries.map(({ createdAt, subject, text }) => ({ at: createdAt.toISOString(), subject, text }))
