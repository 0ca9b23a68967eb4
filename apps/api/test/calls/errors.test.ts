import Fastify from 'fastify'
import { errors as jose } from 'jose'
import { expect, test } from 'vitest'
import { errors } from '../../src/plugins/errors/errors.ts'
import { HttpError, conflict, tooMany } from '../../src/shared/http-error.ts'

const failure = (code: string, more: object = {}) => Object.assign(new Error('The inside of it'), { code, ...more })

/** The response to a call whose handler throws this error, and the log. */
async function answerTo(error: Error) {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify({ logger: { level: 'warn', stream } })
  await app.register(errors)
  app.get('/', async () => {
    throw error
  })
  const { statusCode: status, headers, payload } = await app.inject('/')
  const problem: Record<string, unknown> = JSON.parse(payload)
  const logged = lines.map((line): Record<string, unknown> => JSON.parse(line))
  return { status, headers, problem, payload, logged }
}

const SIGN_IN = 'This sign-in is not valid any more. Sign in again.'
const UNAVAILABLE = 'This is out of reach for the moment. Try again in a few seconds.'
const SAME_MOMENT = 'Somebody else changed this at the same moment. Try again.'

test.each([
  ['P2025', 404, 'There is no such record. It may have been deleted.'],
  ['P2002', 409, 'There is such a record already.'],
  ['P2003', 409, SAME_MOMENT],
  ['P2034', 409, SAME_MOMENT],
  ['P2028', 503, UNAVAILABLE],
  ['auth/argument-error', 401, SIGN_IN],
  ['auth/id-token-expired', 401, SIGN_IN],
  ['auth/id-token-revoked', 401, SIGN_IN],
  ['auth/invalid-id-token', 401, SIGN_IN],
  ['auth/user-disabled', 401, SIGN_IN],
  ['auth/user-not-found', 401, SIGN_IN],
  ['auth/internal-error', 503, UNAVAILABLE],
  ['app/network-timeout', 503, UNAVAILABLE],
  ['an-app/auth/', 500, 'Something broke on our side.'],
])('an error with the code %s is answered with %i', async (code, status, detail) => {
  const answer = await answerTo(failure(code))
  expect(answer.status).toBe(status)
  expect(answer.problem).toMatchObject({ type: 'about:blank', status, detail: expect.stringContaining(detail) })
  expect(answer.problem).not.toHaveProperty('errors')
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(answer.headers['x-request-id']).toBe('req-1')
})

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7_199, '120 minutes'],
  [86_400, '24 hours'],
])('a call too many that may be repeated after %i s says so as %s', async (seconds, wait) => {
  const { status, headers, problem } = await answerTo(tooMany(seconds))
  expect([status, headers['retry-after']]).toEqual([429, String(seconds)])
  expect(problem['detail']).toBe(`That was too often. Try again in ${wait}.`)
})

test('a token that cannot be verified is answered with 401', async () => {
  const answer = await answerTo(new jose.JWSInvalid('no'))
  expect([answer.status, answer.problem['detail']]).toEqual([401, SIGN_IN])
  expect(answer.headers['www-authenticate']).toMatch(/^Bearer/)
})

test.each([
  [400, 'The body cannot be read: it is not valid JSON.'],
  [413, 'The body is too large: at most 256 KiB are accepted.'],
  [415, 'The body must be JSON: send it with Content-Type: application/json.'],
  [499, 'This cannot be answered as it was asked.'],
])('a rejection of Fastify with %i has a sentence of ours', async (statusCode, detail) => {
  const { status, problem } = await answerTo(failure('FST', { statusCode }))
  expect([status, problem['detail']]).toEqual([statusCode, detail])
})

test.each([200, 399, 500, 501])('an error with the statusCode %i is answered with 500', async (statusCode) => {
  const { status, problem } = await answerTo(failure('FST', { statusCode }))
  expect([status, problem['title']]).toEqual([500, 'Internal Server Error'])
})

test('an address that is too long or invalid is answered with 404', async () => {
  for (const code of ['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH']) {
    const { status, problem } = await answerTo(failure(code, { statusCode: 400 }))
    expect([status, problem['detail']]).toEqual([404, 'There is nothing at this address.'])
  }
})

test('an HttpError is answered unchanged, with any status', async () => {
  const httpError = new HttpError(490, 'Not now.', {
    headers: { 'x-why': 'a' },
    errors: [{ path: '/a', message: 'b' }],
  })
  const answer = await answerTo(httpError)
  expect(answer.problem).toEqual({
    type: 'about:blank',
    title: 'Failed',
    status: 490,
    detail: 'Not now.',
    errors: [{ path: '/a', message: 'b' }],
  })
  expect(answer.headers).toMatchObject({ 'x-why': 'a' })
  expect(answer.logged).toEqual([])
})

test('for an error of our own the log has the stack frames without the message, and the response the request id', async () => {
  const error = failure('E_INSIDE')
  error.name = 'InsideError'
  error.stack = 'InsideError: secret\n  at last night\nwhat  at all\n    at one (a.ts:1)\n    at two (b.ts:2)'
  const { logged, problem, payload } = await answerTo(error)
  expect(problem['detail']).toBe('Something broke on our side. If it stays, name this request: req-1')
  expect(payload).not.toContain('inside')
  expect(logged).toMatchObject([{ level: 50, msg: 'failed', error: 'InsideError', code: 'E_INSIDE', reqId: 'req-1' }])
  expect(logged[0]?.['stack']).toBe('  at last night\n    at one (a.ts:1)\n    at two (b.ts:2)')
  delete error.stack
  expect((await answerTo(error)).logged).toMatchObject([{ msg: 'failed', stack: '' }])
})

test('an unavailable dependency is logged as a warning, and an error of the caller is not logged', async () => {
  const unavailable = await answerTo(failure('auth/internal-error'))
  expect(unavailable.logged).toMatchObject([
    { level: 40, msg: 'unavailable', error: 'Error', code: 'auth/internal-error' },
  ])
  expect(unavailable.headers['retry-after']).toBe('5')
  // Of a storage whose disk is full, or whose bucket is not there.
  const full = failure('E_CANNOT_WRITE_FILE', { cause: failure('ENOSPC') })
  const missing = failure('E_CANNOT_READ_FILE', { cause: Object.assign(new Error(), { name: 'NoSuchBucket' }) })
  expect((await answerTo(full)).logged).toMatchObject([{ code: 'E_CANNOT_WRITE_FILE', cause: 'ENOSPC' }])
  expect((await answerTo(missing)).logged).toMatchObject([{ code: 'E_CANNOT_READ_FILE', cause: 'NoSuchBucket' }])
  expect((await answerTo(conflict('There is one.'))).logged).toEqual([])
})
