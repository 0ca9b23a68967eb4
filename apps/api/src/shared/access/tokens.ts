import { createHash, randomBytes } from 'node:crypto'

/** A random token of 256 bits for a link. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The hash that is stored of a token, or of an address. */
export const hashOf = (text: string) => new Uint8Array(createHash('sha256').update(text).digest())
