import type { CompanyClock } from '@energy/contracts/time/company-time'
import { OFFER_LINK_DAYS } from '@energy/contracts/sales/own-offers'
import type { Prisma } from '../../../generated/client.ts'
import { isId } from '../../../shared/lists/pagination.ts'
import { openToken, signToken } from '../../../shared/access/signed-token.ts'
import { daysAfter, dayOf } from '../../../shared/sales/days.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { startOf } from '../../../shared/site/start-of-day.ts'
import { siteUrl } from '../../../shared/site/site-url.ts'

/** The purpose of links of the previous version, which name no address. */
const OF_ANY_ADDRESS = 'offer'
/** A link is for the address to which it was sent: once the offer goes to another one, it opens nothing. */
const purposeOf = (email: string) => `offer to ${email}`

interface Linked {
  id: string
  email: string
  validUntil: Date | null
}

/**
 * The address at which the customer sees an offer without an account. It still opens it when the offer has expired, at the
 * end of its last day by the clock of the company.
 */
export async function offerLink(
  db: Prisma.TransactionClient,
  { id, email, validUntil }: Linked,
  { env, clock }: { env: Pick<WorkerEnv, 'SITE_URL'>; clock: CompanyClock },
) {
  const until = validUntil
    ? startOf(dayOf(validUntil), OFFER_LINK_DAYS + 1, clock)
    : daysAfter(new Date(), OFFER_LINK_DAYS)
  return siteUrl(`/offers/${await signToken(db, purposeOf(email), id, until)}`, env)
}

/** The id of the offer that a link opens, and until when; undefined for one that is expired or not ours. */
export async function openOfferLink(db: Prisma.TransactionClient, token: string) {
  const id = token.slice(0, token.indexOf('.'))
  const offer = isId(id) ? await db.offer.findUnique({ where: { id }, select: { email: true } }) : null
  const opened = offer && (await openToken(db, purposeOf(offer.email), token))
  return opened ?? openToken(db, OF_ANY_ADDRESS, token)
}
