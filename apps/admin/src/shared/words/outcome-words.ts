import type { CallOutcome } from '@energy/contracts/inquiries/timeline'

/** How a call ended. */
export const outcomeWords: Readonly<Record<CallOutcome, string>> = {
  reached: 'Reached',
  noAnswer: 'No answer',
  again: 'Call again',
}
