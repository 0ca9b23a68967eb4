import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** What a mail server has answered, and to which command. */
const Answered = Type.Object({ command: Type.String(), response: Type.String() })
/** The classes of enhanced status codes that are about an address or its mailbox (RFC 3463). */
const OF_ADDRESS = /^5\d\d[ -]5\.[12]\.\d+/
const ENHANCED = /^5\d\d[ -]5\.\d+\.\d+/
const MAX_WORDS = 300

/**
 * What a permanent rejection says of one recipient. Undefined for one of our account, our sender or the connection: it
 * would be that of every recipient, and passes once the settings are right.
 */
export function refusalOf(error: unknown) {
  if (!Value.Check(Answered, error)) return undefined
  const { command, response } = error
  if (command !== 'RCPT TO' && command !== 'DATA') return undefined
  // A server without enhanced codes rejects an address when it is named, and a text after that. Other classes are about
  // the text, or about what the server allows: another letter may pass.
  const isOfAddress = ENHANCED.test(response) ? OF_ADDRESS.test(response) : command === 'RCPT TO'
  return { isOfAddress, words: response.replaceAll(/\s+/g, ' ').slice(0, MAX_WORDS) }
}
