import type { FastifyRequest } from 'fastify'
import type { PrismaClient } from '../../../generated/client.ts'
import { callerOf } from '../../../shared/access/caller.ts'
import { HttpError } from '../../../shared/http-error.ts'
import { ownOf } from '../../../shared/sales/people.ts'
import { openOfferLink } from './offer-link.ts'

/** What a customer has: sent, and not of a deleted person. */
export const sent = { sentAt: { not: null }, email: { not: '' } } as const

const expired = () => new HttpError(404, 'This link has expired, or is not complete. Ask us for a new one.')

/** Which offers a customer may read and answer: the own ones, and the one of a link. */
export const ownIdOf = (db: PrismaClient) => ({
  /** The id of an offer of the caller. @throws HttpError 404 */
  async ownId(request: FastifyRequest, id: string) {
    const where = { ...sent, ...ownOf(callerOf(request)), id }
    return (await db.offer.findFirstOrThrow({ where, select: { id: true } })).id
  },
  /** The id of the offer that a link opens, and until when. @throws HttpError 404 */
  async linkedId(token: string) {
    const opened = await openOfferLink(db, token)
    if (!opened) throw expired()
    await db.offer.findUniqueOrThrow({ where: { ...sent, id: opened.id }, select: { id: true } })
    return opened
  },
})
