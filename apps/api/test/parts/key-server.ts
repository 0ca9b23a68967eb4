import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { SignJWT, type JWTPayload } from 'jose'
import { inject } from 'vitest'
import { aCertificate } from './certificate.ts'

/** A pair of keys to sign tokens with, and the certificate that is published of it. */
export function aKey() {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...pair, certificate: aCertificate(pair) }
}
export type Key = ReturnType<typeof aKey>

const now = () => Math.floor(Date.now() / 1_000)

/** What Firebase says in the token of somebody who has just signed in. */
export function claimsOf(uid: string, email: string): JWTPayload {
  const project = inject('project')
  const issuer = `https://securetoken.google.com/${project}`
  const times = { iat: now(), exp: now() + 3_600, auth_time: now() }
  return { iss: issuer, aud: project, sub: uid, email, email_verified: true, ...times }
}

/** A token as Firebase makes it. */
export const aToken = (claims: JWTPayload, key: Key, kid = 'first') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(key.privateKey)

/** Publishes keys as Google does, over loopback. */
export async function aKeyServer(published: Record<string, Key>, cacheControl = 'public, max-age=3600') {
  const says = { published, cacheControl, status: 200, asked: 0 }
  const server = createServer((_, answer) => {
    says.asked++
    answer.writeHead(says.status, { 'content-type': 'application/json', 'cache-control': says.cacheControl })
    const certificates = Object.entries(says.published).map(([id, { certificate }]) => [id, certificate])
    answer.end(JSON.stringify(Object.fromEntries(certificates)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { says, url: `http://127.0.0.1:${port}/keys`, close }
}
