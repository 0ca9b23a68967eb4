import type { LoadRequest } from '../load.ts'
import type { Server } from '../processes.ts'
import { TWELVE, serviceTexts } from '../rows.ts'

/** A request at a path of a server. */
export interface Call extends Pick<LoadRequest, 'headers' | 'body'> {
  path: string
  method?: string
}

/** A read or a new item, which is sent repeatedly. */
export type LoadCall = Call & Pick<LoadRequest, 'method'>

/** The steps of a change. */
export interface DraftCalls {
  save: (headerTitle: string) => Call
  /** Reads the draft before it is published. */
  preview: Call
  publish: Call
}

/** What a filled system is asked. */
export interface Calls {
  one: LoadCall
  create: LoadCall
  /** Without it, the system has no drafts. */
  drafts?: DraftCalls
}

/** A system that serves the same services as ours. */
export interface System {
  name: string
  /** Its packages, with their versions. */
  packages: readonly string[]
  databaseUrl: string
  list: LoadCall
  /** Starts it. `readyAfter` is the time until its first list. */
  start(): Promise<Server>
  /** Stores the twelve services. @param url of the running system */
  fill(url: string): Promise<Calls>
}

/** Sends a request. @throws Error if it is answered without success */
export async function send(url: string, { path, ...request }: Call) {
  const answer = await fetch(url + path, request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${request.method ?? 'GET'} ${path}: ${answer.status} ${text}`)
  return text
}

/** A request with a JSON body. */
export const withJson = (path: string, body: object, headers: Record<string, string> = {}) => ({
  path,
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/**
 * Creates the twelve services one after the other.
 * @returns the answer to the last one
 */
export async function createTwelve(url: string, create: (texts: ReturnType<typeof serviceTexts>) => Call) {
  let last = ''
  for (const texts of TWELVE) last = await send(url, create(texts))
  return last
}

/** What the load creates again and again. */
export const NEW = serviceTexts('A new one')
