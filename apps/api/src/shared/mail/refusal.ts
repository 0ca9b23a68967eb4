import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** A permanent rejection by a mail server (RFC 5321, 4.2.1) of the recipient or of the text. */
const Refused = Type.Object({
  responseCode: Type.Integer({ minimum: 500, maximum: 599 }),
  command: Type.Union([Type.Literal('RCPT TO'), Type.Literal('DATA')]),
  response: Type.String(),
})
/** The classes of enhanced status codes that are about an address or its mailbox (RFC 3463). */
const OF_ADDRESS = /^5\d\d[ -]5\.[12]\.\d+/
const ENHANCED = /^5\d\d[ -]5\.\d+\.\d+/
/** Postfix rejects a sender only at the command with the recipient (`RCPT TO`). */
const OF_SENDER = /sender address rejected/i
/** What a mail server has said, whatever it is about. */
const Answered = Type.Object({ response: Type.String() })
const MAX_WORDS = 300
const shortened = (words: string) => words.replaceAll(/\s+/g, ' ').slice(0, MAX_WORDS)

/**
 * What a mail server says that has refused one mail for good. Undefined for any other failure: a rejection of our account,
 * our sender or the connection would be that of every mail, and passes once the settings are right.
 */
export function refusalOf(error: unknown) {
  if (!Value.Check(Refused, error)) return undefined
  const { command, response } = error
  if (OF_SENDER.test(response)) return undefined
  // A server without enhanced codes rejects an address when it is named, and a text after that. Other classes are about
  // the text, or about what the server allows: another letter may pass.
  const isOfAddress = ENHANCED.test(response) ? OF_ADDRESS.test(response) : command === 'RCPT TO'
  return { isOfAddress, words: shortened(response) }
}

/** Why a mail could not be sent: what the mail server said, else why it was not reached. */
export function failureOf(error: unknown) {
  if (Value.Check(Answered, error)) return shortened(error.response)
  return shortened(error instanceof Error ? error.message : String(error))
}
