import { lookup as lookUp } from 'node:dns/promises'
import { isPublic } from '../public-address.ts'

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
