import type { Problem } from '@energy/contracts/answers'

/** A failed call: the API's problem document, or status 0 where no answer came. */
export class CallError extends Error {
  readonly problem: Problem
  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail, options)
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

/** What a call answers whose answer was cut, or came from something else, such as the sign-in page of a network. */
export const unreadable: Problem = {
  ...unreachable,
  detail: 'The answer of the server could not be read. Check your connection and try again.',
}

/** What a call answers for which the identity provider gives no token any more. */
export const sessionOver: Problem = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  detail: 'Your session has ended. Sign in again.',
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string'

/** The problem a failed answer carries; a sentence of our own where it carries none that can be read. */
export async function problemOf(response: Response): Promise<Problem> {
  const isProblemJson = response.headers.get('content-type')?.startsWith('application/problem+json')
  const body: unknown = isProblemJson && (await response.json().catch(() => undefined))
  if (isProblem(body)) return body
  return {
    ...unreachable,
    title: response.statusText || 'Failed',
    status: response.status,
    detail: 'Something broke on our side. Try again in a moment.',
  }
}
