import type { Prisma } from '../../generated/client.ts'
import type { WorkerEnv } from '../../shared/settings/worker-settings.ts'
import { siteUrl } from '../../shared/site/site-url.ts'
import { openToken, signToken } from '../../shared/access/signed-token.ts'

const DAY = 24 * 60 * 60_000
const PURPOSE = 'booking'
/** Days for which a link works after it was made: a call is booked at most twelve weeks ahead. */
const LINK_DAYS = 120

/** The token of a link with which somebody changes and cancels a booked call without an account. */
export const bookingToken = (db: Prisma.TransactionClient, inquiryId: string) =>
  signToken(db, PURPOSE, inquiryId, new Date(Date.now() + LINK_DAYS * DAY))

/** The address of the page that a token opens. */
export const bookingUrl = (token: string, env: Pick<WorkerEnv, 'SITE_URL'>) => siteUrl(`/calls/${token}`, env)

/** The id of the inquiry with the booked call that a token opens; undefined for one that is expired or not ours. */
export const openBookingToken = (db: Prisma.TransactionClient, token: string) => openToken(db, PURPOSE, token)
