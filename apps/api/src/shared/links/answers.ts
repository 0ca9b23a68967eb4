import { request } from 'node:https'
import { addressesOf } from '../webhooks/addresses.ts'

/** Milliseconds that a server has. */
const TIMEOUT = 3_000

/** Statuses with which servers refuse programs, though people may see the page: LinkedIn answers 999. */
const REFUSES_PROGRAMS = new Set([403, 429, 999])

/**
 * Whether a status says that visitors find something at a link, also by a redirect. A picture that is refused is not shown
 * on our page either.
 */
export const isFound = (status: number, { isPicture }: { isPicture: boolean }) =>
  (status >= 200 && status < 400) || (!isPicture && REFUSES_PROGRAMS.has(status))

/**
 * The status with which a server on the internet answers at an `https:` link; 0 where none does. Nothing in a network of
 * our own is ever called: the connection goes to the address that was checked, and no redirect is followed.
 */
export async function statusOfLink(link: string): Promise<number> {
  if (!URL.canParse(link)) return 0
  const url = new URL(link)
  if (url.protocol !== 'https:') return 0
  const [found] = await addressesOf(url, { allowPrivate: false }).catch(() => [])
  if (!found) return 0
  const status = await statusOf(url, found, 'HEAD')
  // Some servers answer no HEAD.
  return status === 405 || status === 501 ? statusOf(url, found, 'GET') : status
}

const statusOf = (url: URL, { address, family }: { address: string; family: number }, method: 'HEAD' | 'GET') =>
  new Promise<number>((resolve) => {
    const call = request(
      url,
      {
        method,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT),
        lookup: (_host, { all }, callback) =>
          all ? callback(null, [{ address, family }]) : callback(null, address, family),
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      },
    )
    call.once('error', () => resolve(0))
    call.end()
  })
