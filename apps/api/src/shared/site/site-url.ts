import type { WorkerEnv } from '../settings/worker-settings.ts'

/** The address of a page of the site, for mails: of `/book`, say. */
export const siteUrl = (path: string, { SITE_URL }: Pick<WorkerEnv, 'SITE_URL'>) => SITE_URL.replace(/\/$/, '') + path
