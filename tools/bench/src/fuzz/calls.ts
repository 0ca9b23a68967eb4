import * as fc from 'fast-check'
import type { Operation, Schema } from './document.ts'
import type { RequiredValues } from './required-values.ts'
import { CALLERS, CUSTOMER, type Caller } from './callers.ts'
import { A_CHUNK, malformedText, valuesOf, withOneError } from './values.ts'

/** A call that is ready to be sent. */
export interface Call {
  operation: Operation
  caller: Caller
  path: string
  headers: Record<string, string>
  body: string | undefined
  /** The type of the body. */
  type: string
  /** The person whose address is in the path. */
  email: string | undefined
  /** Whether the path is one of the operation: none of its parts is empty or too long. */
  hasAddress: boolean
}

/** The longest part of a path that the API takes. */
const MAX_PART = 800
const BYTES = 'application/octet-stream'

/** Existing data: ids of all kinds, the e-mails of all people, and the e-mails for bodies. */
export interface Pool {
  ids: readonly string[]
  emails: readonly string[]
  bodyEmails: readonly string[]
}

const mostly = <T>(valid: fc.Arbitrary<T>, malformed: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: valid }, { weight: 1, arbitrary: malformed })

/** Removes the characters that a header must not contain. */
const headerValue = (text: string) => text.replace(/[^\x20-\x7e]/g, '').trim()
const urlEncoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

function argument(name: string, schema: Schema, { ids, emails, bodyEmails }: Pool): fc.Arbitrary<unknown> {
  if (name === 'email') return fc.constantFrom(...emails)
  if (['id', 'reply', 'cursor'].includes(name)) return fc.constantFrom(...ids)
  if (name === 'if-match' || name === 'if-none-match') return fc.constantFrom('"1"', '"2"', '*', 'W/"1"')
  if (name === 'idempotency-key') return fc.constantFrom('a', 'b', ...ids)
  return valuesOf(schema, bodyEmails)
}

const bodiesOf = (schema: Schema, bodyEmails: readonly string[]): fc.Arbitrary<string> => {
  const valid = valuesOf(schema, bodyEmails)
  return fc.oneof(
    { weight: 5, arbitrary: valid.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: withOneError(valid).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.oneof(malformedText, fc.json(), fc.constant(`${'['.repeat(50_000)}`)) },
  )
}

/** The generated values of a call. */
interface CallInput {
  inPath: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, unknown>>
  body: string | undefined
}

function callFrom(operation: Operation, caller: Caller, { inPath, query, headers = {}, body }: CallInput): Call {
  const filledPath = Object.entries(inPath).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, urlEncoded(value)),
    operation.path,
  )
  const parts = Object.values(inPath).map((value) => String(value))
  const queryString = Object.entries(query).map(([name, value]) => `${name}=${urlEncoded(value)}`)
  return {
    operation,
    caller,
    path: filledPath + (queryString.length ? `?${queryString.join('&')}` : ''),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerValue(String(value))])),
    body,
    type: takesBytes(operation) ? BYTES : 'application/json',
    email: 'email' in inPath ? String(inPath['email']).trim().toLowerCase() : undefined,
    hasAddress: parts.every((part) => part.length > 0 && part.length <= MAX_PART),
  }
}

const takesBytes = ({ requestBody }: Operation) => requestBody?.content[BYTES] !== undefined
const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema

const bytesFor = (operation: Operation) =>
  takesBytes(operation) ? fc.constantFrom(A_CHUNK, '', 'Too many bytes.') : fc.constant(undefined)

function validBody(operation: Operation, body: unknown, required: RequiredValues['body']) {
  if (takesBytes(operation)) return A_CHUNK
  return body === undefined ? undefined : JSON.stringify({ ...Object(body), ...required })
}

/** A URL never has these as a part of its path: the call would be one of another operation. */
const isDots = (value: unknown) => value === '.' || value === '..'

/** Valid and malformed calls of one operation. */
export function callsOf(operation: Operation, pool: Pool): fc.Arbitrary<Call> {
  const schema = bodyOf(operation)
  const callsBy = (caller: Caller, callerPool: Pool) => {
    const argumentsIn = (location: string) =>
      Object.fromEntries(
        operation.parameters
          .filter((each) => each.in === location)
          .map(({ name, schema: parameterSchema }) => [
            name,
            mostly(argument(name, parameterSchema, callerPool), malformedText),
          ]),
      )
    return fc
      .record({
        inPath: fc.record(argumentsIn('path')).filter((values) => !Object.values(values).some(isDots)),
        query: fc.record(argumentsIn('query'), { requiredKeys: [] }),
        headers: fc.record(argumentsIn('header'), { requiredKeys: [] }),
        body: schema ? bodiesOf(schema, callerPool.bodyEmails) : bytesFor(operation),
      })
      .map((input) => callFrom(operation, caller, input))
  }
  // Without the customer's e-mail: with it, an admin's call could make the customer an admin, who may read all e-mails.
  const withoutCustomer = { ...pool, emails: pool.emails.filter((email) => email !== CUSTOMER) }
  return fc.oneof(
    ...CALLERS.map((caller) => ({
      weight: WEIGHTS[caller] ?? 1,
      arbitrary: callsBy(caller, caller === 'admin' ? withoutCustomer : pool),
    })),
  )
}

/** How many calls are those of a caller, where it is not 1: more of those who reach more code. */
const WEIGHTS: Partial<Record<Caller, number>> = { customer: 3, editor: 2, sales: 2, admin: 3 }

/** Valid calls of one operation; nearly all of them succeed if the caller is admitted. */
export function validCallsOf(
  operation: Operation,
  caller: Caller,
  { path: inPath, body: requiredBody }: RequiredValues,
  pool: Pool,
): fc.Arbitrary<Call> {
  const { parameters } = operation
  const query = parameters.flatMap(({ name, schema, in: location }) =>
    location === 'query' ? [[name, argument(name, schema, pool)] as const] : [],
  )
  const schema = bodyOf(operation)
  return fc
    .record({
      query: fc.record(Object.fromEntries(query), { requiredKeys: [] }),
      body: schema ? valuesOf(schema, pool.bodyEmails) : fc.constant(undefined),
    })
    .map(({ query: queryString, body }) =>
      callFrom(operation, caller, {
        inPath,
        query: queryString,
        body: validBody(operation, body, requiredBody),
      }),
    )
}
