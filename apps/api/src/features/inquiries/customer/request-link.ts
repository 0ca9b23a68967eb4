import { LINK_DAYS } from '@energy/contracts/inquiries/requests'
import type { Prisma } from '../../../generated/client.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { siteUrl } from '../../../shared/site/site-url.ts'
import { openToken, signToken } from '../../../shared/access/signed-token.ts'

const DAY = 24 * 60 * 60_000
const PURPOSE = 'request'

/** The address at which the sender of an inquiry sees it without an account, and until when. */
export async function requestLink(db: Prisma.TransactionClient, id: string, env: Pick<WorkerEnv, 'SITE_URL'>) {
  const until = new Date(Date.now() + LINK_DAYS * DAY)
  return { url: siteUrl(`/requests/${await signToken(db, PURPOSE, id, until)}`, env), until }
}

/** The id of the inquiry that a link opens, and until when; undefined for one that is expired or not ours. */
export const openRequestLink = (db: Prisma.TransactionClient, token: string) => openToken(db, PURPOSE, token)
