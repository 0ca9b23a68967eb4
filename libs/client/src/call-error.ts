import type { Problem } from '@energy/contracts/responses'

/** A failed call, with the problem document of the API. Status 0 means that no response could be read. */
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

/** The problem of a call that reached no server. */
export const unreachable: Problem = {
  type: 'about:blank',
  title: 'No connection',
  status: 0,
  detail: 'The server could not be reached. Check your connection and try again.',
}

/** The problem of a response that was cut off, or that came from elsewhere, such as the sign-in page of a network. */
export const unreadable: Problem = {
  ...unreachable,
  detail: 'The answer of the server could not be read. Check your connection and try again.',
}

/** The problem of a call whose token the identity provider no longer renews. */
export const sessionOver: Problem = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  detail: 'Your session has ended. Sign in again.',
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string'

/** The problem document of a failed response, or a general one when the body has none. */
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

/** Whether a call that failed may succeed later, or did without an answer: there was none, or the server failed. */
export const isTemporary = (error: unknown) => error instanceof CallError && (error.status === 0 || error.status >= 500)

/**
 * For the `catch` of a write whose answer may have been lost: throws the cause where it is not done.
 * @param isDone finds that out, or does it again; only called after a temporary failure
 * @returns what `isDone` has found
 */
export const unlessDone =
  <T>(isDone: () => Promise<T>) =>
  async (cause: unknown) => {
    const found = isTemporary(cause) && (await isDone().catch(() => false as const))
    if (!found) throw cause
    return found
  }
