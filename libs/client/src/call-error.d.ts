import type { Problem } from '@energy/contracts/answers'
/** A failed call: the API's problem document, or status 0 where no answer came. */
export declare class CallError extends Error {
  readonly problem: Problem
  constructor(problem: Problem)
  get status(): number
}
/** What a call that met no server answers. */
export declare const unreachable: Problem
/** The problem a failed answer carries; a sentence of our own where a proxy answered in the API's place. */
export declare function problemOf(response: Response): Promise<Problem>
