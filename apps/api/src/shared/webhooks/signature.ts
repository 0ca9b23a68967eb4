import { createHmac, randomBytes } from 'node:crypto'

/** A new secret of 256 bits. */
export const newSecret = () => new Uint8Array(randomBytes(32))

/** A secret as its receiver stores it (Standard Webhooks). */
export const secretText = (secret: Uint8Array) => `whsec_${Buffer.from(secret).toString('base64')}`

interface Signed {
  id: string
  at: Date
  body: string
}

/** The headers that sign a message, once for each secret (Standard Webhooks). */
export function signatureHeaders(secrets: readonly Uint8Array[], { id, at, body }: Signed) {
  const timestamp = String(Math.floor(+at / 1_000))
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  )
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
