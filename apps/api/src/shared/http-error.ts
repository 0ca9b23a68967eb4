import type { Problem } from '@energy/contracts/responses'

/** An error of the input: its path, and how to correct it. */
export type FieldError = NonNullable<Problem['errors']>[number]

/** An error whose message is sent to the caller. */
export class HttpError extends Error {
  readonly status: number
  readonly headers: Record<string, string>
  readonly errors: FieldError[]
  constructor(
    status: number,
    detail: string,
    { headers = {}, errors = [] }: Partial<Pick<HttpError, 'headers' | 'errors'>> = {},
  ) {
    super(detail)
    this.name = 'HttpError'
    this.status = status
    this.headers = headers
    this.errors = errors
  }
}

export const invalid = (errors: FieldError[]) =>
  new HttpError(400, `This cannot be accepted as it is: ${errors.map(({ message }) => message).join(' ')}`, { errors })

export const unauthorized = (detail: string) =>
  new HttpError(401, detail, { headers: { 'www-authenticate': 'Bearer realm="energy"' } })

export const forbidden = (detail: string) => new HttpError(403, detail)

export const unknownAddress = () => new HttpError(404, 'There is nothing at this address.')

export const notFound = () => new HttpError(404, 'There is no such record. It may have been deleted.')

export const changedSince = () =>
  new HttpError(412, 'Somebody else saved this in between. Load it again, and make your change on what is there now.')

export const conflict = (detail: string) => new HttpError(409, detail)

/** How long to wait, in the largest unit that is at least two of it: `90 seconds`, `24 hours`. */
function waitOf(seconds: number) {
  if (seconds >= 2 * 3_600) return `${Math.ceil(seconds / 3_600)} hours`
  if (seconds >= 2 * 60) return `${Math.ceil(seconds / 60)} minutes`
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
}

/** @param seconds until the caller may try again */
export const tooMany = (seconds: number) =>
  new HttpError(429, `That was too often. Try again in ${waitOf(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  })

export const unavailable = () =>
  new HttpError(503, 'This is out of reach for the moment. Try again in a few seconds.', {
    headers: { 'retry-after': '5' },
  })
