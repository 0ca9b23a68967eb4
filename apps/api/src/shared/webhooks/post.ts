import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { addressesOf, type AddressRules } from './addresses.ts'

/** Milliseconds until a receiver must have answered. */
const TIMEOUT = 10_000
/** The most characters of an answer that are read. */
const MAX_READ = 300

/** Why something is not sent: a sentence for staff. */
export class NotSent extends Error {}

interface Message {
  headers: Record<string, string>
  body: string
}

/**
 * Sends a message to a URL, to an address that was checked, and follows no redirect.
 * @returns the status, and how the answer of a refusal begins
 * @throws PrivateAddress, NotSent where no answer came
 */
export async function post(url: URL, { headers, body }: Message, rules: AddressRules & { timeout?: number }) {
  if (url.protocol !== 'https:' && !(rules.allowPrivate && url.protocol === 'http:'))
    throw new NotSent('The address does not begin with https://.')
  const signal = AbortSignal.timeout(rules.timeout ?? TIMEOUT)
  try {
    const addresses = await addressesOf(url, rules)
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const { request } = url.protocol === 'https:' ? https : http
      const length = String(Buffer.byteLength(body))
      request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': length },
        lookup: pinnedTo(addresses),
        // No connection is shared, so each one is to an address that was just checked.
        agent: false,
        signal,
      })
        .on('response', resolve)
        .on('error', reject)
        .end(body)
    })
    const { statusCode: status = 0 } = response
    const isAccepted = status >= 200 && status < 300
    const answer = isAccepted ? '' : await beginningOf(response)
    response.destroy()
    return { status, isAccepted, answer }
  } catch (error) {
    throw signal.aborted ? new NotSent('No answer came in time.') : named(error)
  }
}

/** A look-up that answers with these addresses alone. */
const pinnedTo =
  (addresses: { address: string; family: number }[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [{ address, family } = { address: '', family: 0 }] = addresses
    if (all) callback(null, addresses)
    else callback(null, address, family)
  }

async function beginningOf(response: IncomingMessage) {
  let text = ''
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      text += String(chunk)
      if (text.length >= MAX_READ) break
    }
  } catch {
    // The status counts; the answer may break off.
  }
  // PostgreSQL cannot store NUL.
  return text.slice(0, MAX_READ).replaceAll('\0', '').toWellFormed()
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no such host.',
  EAI_AGAIN: 'The name of the host could not be looked up.',
  ECONNREFUSED: 'The host refused the connection.',
  ECONNRESET: 'The host closed the connection.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
}

/** An error with a sentence for staff. */
function named(error: unknown) {
  if (!(error instanceof Error) || !('code' in error)) return error
  const code = String(error.code)
  const isOfCertificate = /CERT|TLS|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code)
  const reason = isOfCertificate ? 'The certificate of the host is not trusted' : 'The connection failed'
  return new NotSent(REASONS[code] ?? `${reason}: ${code}.`)
}
