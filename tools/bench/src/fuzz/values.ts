import * as fc from 'fast-check'
import { Type, type Static } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Schema } from './document.ts'

/** The bytes of a valid chunk. */
export const A_CHUNK = '.'

/** Texts of attacks and of mistakes. */
const MALFORMED_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u0000',
  '\r\nBcc: all@example.com',
  "' OR 1=1; DROP TABLE users; --",
  '%00%ff%2e%2e%2f',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e400',
  '9'.repeat(400),
  '🌞'.repeat(300),
  'é'.repeat(20_001),
]
const MALFORMED_VALUES = [null, true, -1, 0.5, 1e308, [], {}, [[[[]]]], { __proto__: null }, { $ne: '' }, '', '\u0000']

/** Texts of attacks and of mistakes, and random bytes. */
export const malformedText = fc.oneof(fc.constantFrom(...MALFORMED_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }))
/** Values of JSON of any type. */
const malformedValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...MALFORMED_VALUES) },
  { weight: 2, arbitrary: malformedText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Maximal length of generated texts; longer ones are among the malformed texts. */
const LONG = 60

const Keywords = Type.Partial(
  Type.Object({
    anyOf: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    properties: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
    required: Type.Array(Type.String()),
    items: Type.Record(Type.String(), Type.Unknown()),
    type: Type.String(),
    format: Type.String(),
    pattern: Type.String(),
    minimum: Type.Number(),
    maximum: Type.Number(),
    minLength: Type.Number(),
    maxLength: Type.Number(),
  }),
)

/** Values that a schema allows, with few exceptions. E-mails are taken from `emails`. */
export function valuesOf(schema: Schema, emails: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const'])
  const keywords = Value.Parse(Keywords, schema)
  const { anyOf, properties, required = [], items, minimum = -5, maximum = 200 } = keywords
  if (anyOf) return fc.oneof(...anyOf.map((each) => valuesOf(each, emails)))
  switch (keywords.type) {
    case 'object':
      return recordsOf(properties ?? {}, required, emails)
    case 'array':
      return fc.array(valuesOf(items ?? {}, emails), { maxLength: 3 })
    case 'integer':
      return fc.integer({ min: minimum, max: maximum })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'string':
      return textsOf(keywords, emails)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

const recordsOf = (properties: Record<string, Schema>, required: readonly string[], emails: readonly string[]) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, emails)])), {
    requiredKeys: required.filter((name) => name in properties),
  })

type Text = Static<typeof Keywords>

function textsOf({ format, pattern, minLength = 0, maxLength = LONG }: Text, emails: readonly string[]) {
  if (format === 'email') return fc.constantFrom(...emails)
  if (format === 'uuid') return fc.uuid()
  const longest = Math.min(maxLength, LONG)
  const padded = (text: string) => (text.trim() ? text : text.padEnd(minLength, 'x'))
  const graphemes = fc.string({ unit: 'grapheme', maxLength: longest }).map(padded)
  if (!pattern) return graphemes
  // fast-check cannot generate texts for a pattern with a lookahead.
  if (pattern.includes('(?')) return fc.constantFrom('', '/ada.png')
  const matching = fc.stringMatching(new RegExp(pattern, 'u')).map((text) => padded(text.slice(0, longest)))
  return new RegExp(pattern, 'u').test('Words') ? fc.oneof(graphemes, matching) : matching
}

/** Objects with one error: a malformed field, a missing field or an unknown field. */
export const withOneError = (valid: fc.Arbitrary<unknown>) =>
  fc
    .tuple(valid, fc.nat(), malformedValue, fc.constantFrom('change', 'remove', 'add'))
    .map(([value, at, malformed, change]) => {
      if (typeof value !== 'object' || value === null) return malformed
      const entries = Object.entries(value)
      const index = entries.length ? at % entries.length : 0
      if (change === 'add') return Object.fromEntries([...entries, ['unknown', malformed]])
      if (change === 'remove') return Object.fromEntries(entries.filter((_, each) => each !== index))
      return Object.fromEntries(entries.map(([name, old], each) => [name, each === index ? malformed : old]))
    })
