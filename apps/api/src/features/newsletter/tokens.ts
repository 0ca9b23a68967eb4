import { createHash, randomBytes } from 'node:crypto'

export type Purpose = 'confirm' | 'unsubscribe'

/** 256 bits, as a link carries them. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token, or of an address. */
export const hashOf = (text: string) => new Uint8Array(createHash('sha256').update(text).digest())
