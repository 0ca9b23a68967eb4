import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { inject } from 'vitest'
import { listening } from './listening.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** host:port of the identity emulator. */
    emulator: string
    project: string
  }
}

const emulator = () => `http://${inject('emulator')}`

/** The identity emulator as pages reach it; what `isAway` says of a call is cut off before it is answered. */
export function aProvider() {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (provider.isAway(path)) return void response.destroy()
    // As behind the gateway, the frame for popups carries nothing of other hosts.
    if (path.startsWith('/emulator/auth/iframe')) return void response.end('<!doctype html>')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const body = request.method === 'POST' ? Buffer.concat(parts) : null
    const answer = await fetch(emulator() + path, { method: request.method ?? 'GET', headers, body })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(await answer.text())
  })
  const provider = Object.assign(listening(server), { isAway: (_call: string): boolean => false })
  return provider
}

async function ask(path: string, init: RequestInit) {
  const answer = await fetch(emulator() + path, init)
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer
}
const post = (path: string, body: object, headers = {}) =>
  ask(`/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const OWNER = { authorization: 'Bearer owner' }

/** A call that any page may make. */
export const asAnyone = (call: string, body: object) => post(`accounts:${call}?key=local`, body)
/** A call on an account as its project's owner may make it. */
export const asOwner = (call: 'update' | 'delete', body: { localId: string }) =>
  post(`projects/${inject('project')}/accounts:${call}`, body, OWNER)

interface Mail {
  email: string
  requestType: string
  oobCode: string
}

/** What the provider has mailed to an address, oldest first; of one kind, or of any. */
export async function mailsTo(email: string, kind?: string) {
  const answer = await ask(`/emulator/v1/projects/${inject('project')}/oobCodes`, { headers: OWNER })
  const { oobCodes }: { oobCodes: Mail[] } = await answer.json()
  return oobCodes.filter((mail) => mail.email === email && (!kind || mail.requestType === kind))
}

export const anEmail = () => `${randomUUID()}@example.com`
