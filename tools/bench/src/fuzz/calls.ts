import * as fc from 'fast-check'
import type { Described, Schema } from './document.ts'
import type { Named } from './needs.ts'
import { OWN, type Caller } from './people.ts'
import { hostileText, nearly, valuesOf } from './values.ts'

/** A call as it goes out. */
export interface Call {
  operation: Described
  caller: Caller
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** What is really there: ids of all kinds, the e-mails of all people, and those that are written into bodies. */
export interface Pool {
  ids: readonly string[]
  emails: readonly string[]
  written: readonly string[]
}

const often = <T>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: bad })

/** A header holds bytes, and none that end it. */
const asHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, '').trim()
const inAddress = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

function argument(name: string, schema: Schema, { ids, emails, written }: Pool): fc.Arbitrary<unknown> {
  if (name === 'email') return fc.constantFrom(...emails)
  if (['id', 'reply', 'cursor'].includes(name)) return fc.constantFrom(...ids)
  if (name === 'if-match' || name === 'if-none-match') return fc.constantFrom('"1"', '"2"', '*', 'W/"1"')
  if (name === 'idempotency-key') return fc.constantFrom('a', 'b', ...ids)
  return valuesOf(schema, written)
}

const bodiesOf = (schema: Schema, written: readonly string[]): fc.Arbitrary<string> => {
  const good = valuesOf(schema, written)
  return fc.oneof(
    { weight: 5, arbitrary: good.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: nearly(good).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.oneof(hostileText, fc.json(), fc.constant(`${'['.repeat(50_000)}`)) },
  )
}

/** What a call is put together from. */
interface Parts {
  inPath: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, unknown>>
  body: string | undefined
}

function callFrom(operation: Described, caller: Caller, { inPath, query, headers = {}, body }: Parts): Call {
  const named = Object.entries(inPath).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, inAddress(value)),
    operation.path,
  )
  const asked = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`)
  return {
    operation,
    caller,
    path: named + (asked.length ? `?${asked.join('&')}` : ''),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, asHeader(String(value))])),
    body,
  }
}

const bodyOf = ({ requestBody }: Described) => requestBody?.content['application/json']?.schema

/** All calls of one operation, good ones and bad ones. */
export function callsOf(operation: Described, pool: Pool): fc.Arbitrary<Call> {
  const schema = bodyOf(operation)
  const callsBy = (caller: Caller, known: Pool) => {
    const those = (place: string) =>
      Object.fromEntries(
        operation.parameters
          .filter((each) => each.in === place)
          .map(({ name, schema: part }) => [name, often(argument(name, part, known), hostileText)]),
      )
    return fc
      .record({
        inPath: fc.record(those('path')),
        query: fc.record(those('query'), { requiredKeys: [] }),
        headers: fc.record(those('header'), { requiredKeys: [] }),
        body: schema ? bodiesOf(schema, known.written) : fc.constant(undefined),
      })
      .map((parts) => callFrom(operation, caller, parts))
  }
  // An admin who names the customer could make another admin, who may read everybody's e-mail.
  const others = { ...pool, emails: pool.emails.filter((email) => email !== OWN) }
  return fc.oneof(
    { weight: 1, arbitrary: callsBy('nobody', pool) },
    { weight: 3, arbitrary: callsBy('customer', pool) },
    { weight: 2, arbitrary: callsBy('admin', others) },
  )
}

const BY_ACCESS: Readonly<Record<string, Caller>> = { public: 'nobody', 'signed-in': 'customer', admin: 'admin' }

/** Good calls of one operation, nearly all of which succeed. */
export function goodCallsOf(
  operation: Described,
  { path: inPath, body: named }: Named,
  pool: Pool,
): fc.Arbitrary<Call> {
  const { parameters, path, 'x-access': access } = operation
  // What belongs to a person is the customer's; a record that is made is the newcomer's.
  const caller = BY_ACCESS[access] ?? (path.includes('{email}') ? 'customer' : 'newcomer')
  const query = parameters.flatMap(({ name, schema, in: place }) =>
    place === 'query' ? [[name, argument(name, schema, pool)] as const] : [],
  )
  const schema = bodyOf(operation)
  return fc
    .record({
      query: fc.record(Object.fromEntries(query), { requiredKeys: [] }),
      body: schema ? valuesOf(schema, pool.written) : fc.constant(undefined),
    })
    .map(({ query: asked, body }) =>
      callFrom(operation, caller, {
        inPath,
        query: asked,
        body: body === undefined ? undefined : JSON.stringify({ ...Object(body), ...named }),
      }),
    )
}
