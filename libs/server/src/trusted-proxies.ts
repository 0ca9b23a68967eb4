import { isIP } from 'node:net'
import * as Type from '@sinclair/typebox'

const description = 'addresses or subnets of proxies, with commas between them'

/** The setting of the proxies whose `X-Forwarded-For` is believed; `parseProxies` parses its value. */
export const trustProxy = () =>
  Type.String({ default: '', title: 'Proxies whose X-Forwarded-For is trusted; without it none', description })

/** Parses the value of `TRUST_PROXY`. @returns the proxies, and the problem of a wrong value */
export function parseProxies(value: string): { proxies: readonly string[]; problems: readonly string[] } {
  const proxies = value.split(',').flatMap((proxy) => proxy.trim() || [])
  return { proxies, problems: proxies.every(isProxy) ? [] : [`TRUST_PROXY must be ${description}.`] }
}

function isProxy(proxy: string) {
  const [address = '', bits] = proxy.split('/')
  const version = isIP(address)
  if (!version || bits === undefined) return version > 0
  // Fastify ends with a stack trace for 0, the subnet of all addresses. With it anybody could choose theirs.
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}
