import type { WorkerEnv } from '../../shared/settings/worker-settings.ts'
import { siteUrl } from '../../shared/site/site-url.ts'

/** The page of the site that asks whether to unsubscribe. */
export const unsubscribePage = (token: string, env: Pick<WorkerEnv, 'SITE_URL'>) =>
  siteUrl(`/newsletter/unsubscribe?token=${token}`, env)

/** The headers with which a mail program unsubscribes by one click (RFC 8058). */
export function unsubscribeHeaders(token: string, { API_URL, SITE_URL }: Pick<WorkerEnv, 'API_URL' | 'SITE_URL'>) {
  const api = new URL(API_URL, SITE_URL).href.replace(/\/$/, '')
  return {
    'List-Unsubscribe': `<${api}/subscribers/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
