import { isIPv4, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'

/** Visitors of a gateway, each at an address of its own where the machine has the subnet. */
interface Options {
  /** The address of the gateway, for every host. */
  gateway: string
  /** The certificates of authorities to trust. */
  ca: string
  /** The address that the next connection comes from; by default the machine's. */
  from?: () => string
  /** Requests after which a visitor leaves, and the next one comes. */
  requests?: number
}

/** A dispatcher of `fetch` whose connections lead to a gateway, whatever host they name. */
export function visitors({ gateway, ca, from, requests }: Options) {
  const lookup: LookupFunction = (_, { all }, done) => {
    const family = isIPv4(gateway) ? 4 : 6
    if (all) done(null, [{ address: gateway, family }])
    else done(null, gateway, family)
  }
  const connect = buildConnector({ ca, lookup, timeout: 5_000 })
  return new Agent({
    pipelining: 1,
    ...(requests && { maxRequestsPerClient: requests }),
    connect: (options, done) => connect({ ...options, ...(from && { localAddress: from() }) }, done),
  })
}

/** Addresses of a subnet of 65,534, one after another. @param prefix such as `10.99` */
export function addressesOf(prefix: string) {
  let next = 256
  return () => {
    next = (next % 65_000) + 1
    return `${prefix}.${next >> 8}.${next & 255}`
  }
}
