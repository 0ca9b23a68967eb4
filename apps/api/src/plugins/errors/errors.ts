import { STATUS_CODES } from 'node:http'
import type { Problem } from '@energy/contracts/responses'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { errors as jose } from 'jose'
import {
  HttpError,
  conflict,
  invalid,
  notFound,
  unknownAddress,
  unauthorized,
  unavailable,
} from '../../shared/http-error.ts'
import { isUnavailable, isWriteConflict } from '../../shared/database/database-errors.ts'
import { reasonOf } from '../../shared/reason-of.ts'
import { fieldErrorsOf } from './field-errors.ts'

// Firebase's codes for an invalid token. Any other code means that it could not verify the token.
const BAD_TOKEN = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

const SENTENCES: Record<number, string> = {
  400: 'The body cannot be read: it is not valid JSON.',
  413: 'The body is too large: at most 256 KiB are accepted.',
  415: 'The body must be JSON: send it with Content-Type: application/json.',
}

/** Maps every error to its response; undefined for an error of our own. */
export function httpErrorOf(error: FastifyError): HttpError | undefined {
  // Stryker disable next-line StringLiteral: no error has such a code
  const { code = '', validation, validationContext, statusCode = 500 } = error
  if (error instanceof HttpError) return error
  if (validation) return validationContext === 'params' ? notFound() : invalid(fieldErrorsOf(validation))
  if (code === 'P2025') return notFound()
  if (code === 'P2002') return conflict('There is such a record already.')
  if (code === 'P2003' || code === 'P2034' || isWriteConflict(error))
    return conflict('Somebody else changed this at the same moment. Try again.')
  if (isUnavailable(error)) return unavailable()
  if (BAD_TOKEN.has(code) || error instanceof jose.JOSEError)
    return unauthorized('This sign-in is not valid any more. Sign in again.')
  // Of the identity provider, and of the storage of files.
  if (['auth/', 'app/', 'E_CANNOT_'].some((start) => code.startsWith(start))) return unavailable()
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return unknownAddress()
  if (statusCode < 400 || statusCode >= 500) return undefined
  return new HttpError(statusCode, SENTENCES[statusCode] ?? 'This cannot be answered as it was asked.')
}

// Only the stack frames. The message is not logged: messages of the database and of Prisma may contain what a client sent.
// Stryker disable next-line StringLiteral: such a text contains no stack frame
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n')

/** Answers any failure as `application/problem+json`; logs our own errors with the request's id. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const httpError = httpErrorOf(error)
  const status = httpError?.status ?? 500
  if (status === 500) request.log.error({ error: error.name, code: error.code, stack: framesOf(error) }, 'failed')
  if (status === 503)
    request.log.warn({ error: error.name, code: error.code, cause: reasonOf(error.cause) }, 'unavailable')
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Failed',
    status,
    detail: httpError?.message ?? `Something broke on our side. If it stays, name this request: ${request.id}`,
    ...(httpError?.errors.length ? { errors: httpError.errors } : {}),
  }
  return reply
    .code(status)
    .headers({ ...httpError?.headers, 'x-request-id': request.id })
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

export const errors = fp(async (app) => {
  app.setErrorHandler(answerFailure)
})
