import { site as contract, type Site } from '@energy/contracts/site/site-pages'
import type { Sender } from '@energy/server/mail-layout'

const TIMEOUT = 2_000

/**
 * The company of a site. While its API is unavailable, the host of the site stands for it: a mail must not wait for it.
 * @param site origin of the site
 * @param api address of its API
 */
export async function companyOf(site: string, api: string): Promise<Sender> {
  try {
    const response = await fetch(api + contract.url, { signal: AbortSignal.timeout(TIMEOUT) })
    if (!response.ok) throw new Error(`The site's texts: ${response.status}`)
    const { company }: Site = JSON.parse(await response.text())
    return company
  } catch {
    const { host } = new URL(site)
    return { name: host, wordmarkFirst: host, wordmarkSecond: '', address: '' }
  }
}
