import { lookup as lookUp } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** The networks that IANA's registry of special-purpose addresses does not call globally reachable, and multicast. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Services of a cloud's own host that have a public address.
  '168.63.129.16/32',
]
/** All that is assigned to networks of the Internet. Addresses that wrap one of IPv4 as such are outside of it. */
const GLOBAL_IPV6 = ['2000::/3']
/** Tunnels to addresses of IPv4 (2001::/23, 2002::/16), and addresses for documentation. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(family: 'ipv4' | 'ipv6', networks: readonly string[]) {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
const specialIpv4 = listOf('ipv4', SPECIAL_IPV4)
const specialIpv6 = listOf('ipv6', SPECIAL_IPV6)
const globalIpv6 = listOf('ipv6', GLOBAL_IPV6)

/** Whether an IP address is one of the public Internet; false for a text that is none. */
export function isPublic(address: string) {
  const family = isIP(address)
  if (family === 4) return !specialIpv4.check(address, 'ipv4')
  return family === 6 && globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
}

/** A host has an address that is not public, so nothing is sent to it. */
export class PrivateAddress extends Error {
  constructor() {
    super('This is a private address. Webhooks are sent to public addresses only.')
  }
}

/** Resolves the name of a host, as the system does. */
export type Lookup = (host: string, options: { all: true }) => Promise<{ address: string; family: number }[]>

export interface AddressRules {
  /** Whether private addresses are allowed, and http: for development alone. */
  allowPrivate: boolean
  lookup?: Lookup
}

/**
 * The addresses of a URL's host, also where that is an address itself. Connect to these: a second look-up of the name may
 * have another answer.
 * @throws PrivateAddress where one of them is private, and the error of the look-up where there is none
 */
export async function addressesOf({ hostname }: URL, { allowPrivate, lookup = lookUp }: AddressRules) {
  const addresses = await lookup(hostname.replace(/^\[(.*)\]$/, '$1'), { all: true })
  if (!allowPrivate && !addresses.every(({ address }) => isPublic(address))) throw new PrivateAddress()
  return addresses
}
