import type { Caller } from './callers.ts'

/** Sends a call; bytes are sent as they are. @throws if it does not succeed */
export type Send = (
  caller: Caller,
  method: string,
  path: string,
  body?: object | Buffer<ArrayBuffer>,
) => Promise<unknown>

/** What the records of valid calls are made with. */
export interface FuzzApi {
  send: Send
  /** Waits for a mail to an address and returns it. */
  mailTo: (address: string) => Promise<string>
  /** An address that no other record has. */
  anEmail: (domain?: string) => string
  /** Lets an address have no invitation, and no mail. */
  forgetInvitation: (address: string) => Promise<void>
  /** Makes all invoices overdue. */
  makeOverdue: () => Promise<void>
}
