import type { Problem } from '@energy/contracts/answers'

/** A failed call: the API's problem document, or status 0 where no answer came. */
export class CallError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.name = 'CallError'
    this.problem = problem
  }
  get status() {
    return this.problem.status
  }
}

/** What a call that met no server answers. */
export const unreachable: Problem = {
  type: 'about:blank',
  title: 'No connection',
  status: 0,
  detail: 'The server could not be reached. Check your connection and try again.',
}

/** What a call answers for which the identity provider gives no token any more. */
export const sessionOver: Problem = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  detail: 'Your session has ended. Sign in again.',
}

/** The problem a failed answer carries; a sentence of our own where a proxy answered in the API's place. */
export async function problemOf(response: Response): Promise<Problem> {
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) return response.json()
  return {
    ...unreachable,
    title: response.statusText || 'Failed',
    status: response.status,
    detail: 'Something broke on our side. Try again in a moment.',
  }
}
