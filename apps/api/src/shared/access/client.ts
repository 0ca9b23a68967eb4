import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** A client by its address, IPv6 by /64. The text that a proxy forwards need not be an address. */
// Stryker disable next-line StringLiteral: the text of a shared key does not matter
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>) => (isIP(ip) ? normalizeIP(ip, 64) : 'none')
