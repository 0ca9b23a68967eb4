import * as fc from 'fast-check'
import type { Described, Schema } from './document.ts'
import { hostileText, nearly, valuesOf } from './values.ts'

/** Who calls. */
export const CALLERS = ['nobody', 'customer'] as const
export type Caller = (typeof CALLERS)[number]

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

/** All calls of one operation, good ones and bad ones. */
export function callsOf(operation: Described, pool: Pool): fc.Arbitrary<Call> {
  const { parameters, requestBody, path } = operation
  const those = (place: string, names?: readonly string[]) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && (!names || names.includes(each.name)))
        .map(({ name, schema }) => [name, often(argument(name, schema, pool), hostileText)]),
    )
  const schema = requestBody?.content['application/json']?.schema
  return fc
    .record({
      caller: fc.oneof(
        { weight: 1, arbitrary: fc.constant('nobody' as const) },
        { weight: 3, arbitrary: fc.constant('customer' as const) },
      ),
      inPath: fc.record(those('path')),
      query: fc.record(those('query'), { requiredKeys: [] }),
      headers: fc.record(those('header'), { requiredKeys: [] }),
      body: schema ? bodiesOf(schema, pool.written) : fc.constant(undefined),
    })
    .map(({ caller, inPath, query, headers, body }) => {
      const named = Object.entries(inPath).reduce(
        (text, [name, value]) => text.replace(`{${name}}`, inAddress(value)),
        path,
      )
      const asked = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`)
      return {
        operation,
        caller,
        path: named + (asked.length ? `?${asked.join('&')}` : ''),
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, asHeader(String(value))])),
        body,
      }
    })
}
