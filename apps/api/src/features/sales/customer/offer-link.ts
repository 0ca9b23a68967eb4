import { OFFER_LINK_DAYS } from '@energy/contracts/sales/own-offers'
import type { Prisma } from '../../../generated/client.ts'
import { openToken, signToken } from '../../../shared/signed-token.ts'
import { daysAfter } from '../../../shared/sales/days.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { siteUrl } from '../../../shared/site/site-url.ts'

const PURPOSE = 'offer'

interface Linked {
  id: string
  validUntil: Date | null
}

/** The address at which the customer sees an offer without an account. It still opens it when the offer has expired. */
export async function offerLink(
  db: Prisma.TransactionClient,
  { id, validUntil }: Linked,
  env: Pick<WorkerEnv, 'SITE_URL'>,
) {
  const until = daysAfter(validUntil ?? new Date(), OFFER_LINK_DAYS)
  return siteUrl(`/offers/${await signToken(db, PURPOSE, id, until)}`, env)
}

/** The id of the offer that a link opens, and until when; undefined for one that is expired or not ours. */
export const openOfferLink = (db: Prisma.TransactionClient, token: string) => openToken(db, PURPOSE, token)
