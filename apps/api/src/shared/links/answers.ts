import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { BlockList, isIP } from 'node:net'

/** Milliseconds that a server has. */
const TIMEOUT = 3_000

// Addresses of this machine and of networks that are not public (IANA special-purpose registries).
const notPublic = new BlockList()
const SUBNETS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const
for (const [net, prefix] of SUBNETS) notPublic.addSubnet(net, prefix, 'ipv4')
const SUBNETS_6 = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const
for (const [net, prefix] of SUBNETS_6) notPublic.addSubnet(net, prefix, 'ipv6')

/** Whether an address belongs to a machine on the internet, not to one of a network of our own. */
export function isPublicAddress(address: string) {
  const family = isIP(address)
  // An IPv4 address in an IPv6 one is compared with the networks of IPv4.
  return family !== 0 && !notPublic.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** A public address of a host; undefined where it has another one, too, or none. */
async function publicAddressOf(host: string) {
  const found = await lookup(host, { all: true })
  return found.length > 0 && found.every(({ address }) => isPublicAddress(address)) ? found[0] : undefined
}

/**
 * Whether a server on the internet answers at an `https:` link, also with a redirect. Nothing in a network of our own is
 * ever called: the connection goes to the address that was checked, and no redirect is followed.
 */
export async function linkAnswers(link: string): Promise<boolean> {
  if (!URL.canParse(link)) return false
  const url = new URL(link)
  if (url.protocol !== 'https:') return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = await publicAddressOf(host).catch(() => undefined)
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
