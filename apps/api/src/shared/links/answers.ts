import { request } from 'node:https'
import { addressesOf } from '../webhooks/addresses.ts'

/** Milliseconds that a server has. */
const TIMEOUT = 3_000

/**
 * Whether a server on the internet answers at an `https:` link, also with a redirect. Nothing in a network of our own is
 * ever called: the connection goes to the address that was checked, and no redirect is followed.
 */
export async function linkAnswers(link: string): Promise<boolean> {
  if (!URL.canParse(link)) return false
  const url = new URL(link)
  if (url.protocol !== 'https:') return false
  const [found] = await addressesOf(url, { allowPrivate: false }).catch(() => [])
  if (!found) return false
  const status = (await statusOf(url, found, 'HEAD')) ?? 0
  // Some servers answer no HEAD.
  const answered = status === 405 || status === 501 ? ((await statusOf(url, found, 'GET')) ?? 0) : status
  return answered >= 200 && answered < 400
}

const statusOf = (url: URL, { address, family }: { address: string; family: number }, method: 'HEAD' | 'GET') =>
  new Promise<number | undefined>((resolve) => {
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
        resolve(response.statusCode)
        response.destroy()
      },
    )
    call.once('error', () => resolve(undefined))
    call.end()
  })
