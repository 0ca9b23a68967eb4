import { CLEAN_LINE, CLEAN_TEXT, DIGITS } from '@energy/contracts/text'
import { KindGuard, type TSchema, type TString } from '@sinclair/typebox'
import * as fc from 'fast-check'

export type Path = readonly (string | number)[]

const codePoints = (all: string, most: number) => [...all].slice(0, most).join('')
const space = fc.constantFrom('', ' ', '\n\t', '\u00a0', '\u3000')
const strange = fc.constantFrom(
  '😀',
  '𝒜',
  'שלום',
  'العربية',
  'e\u0301\u0323',
  '\u202e',
  '\ufeff',
  '<b>',
  "';--",
  '\\u0000',
  '%_',
  '\u{10ffff}',
)
const piece = fc.oneof(
  strange,
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

// What no line has.
const CONTROLS = /\p{Cc}/gu

function text({ minLength = 0, maxLength = 300, format, pattern }: TString): fc.Arbitrary<string> {
  if (format === 'email') return fc.tuple(space, fc.uuid()).map(([blank, id]) => `${blank}${id}@Example.COM${blank}`)
  if (pattern === DIGITS) return fc.constantFrom('', '0', ' 00442071838750\n', '0'.repeat(maxLength))
  if (pattern !== CLEAN_TEXT && pattern !== CLEAN_LINE)
    return fc.constantFrom('', '/', '/plates/solar.svg', ' https://example.com/ü?a=1#b ')
  const mixed = fc.tuple(space, fc.array(piece, { maxLength: 6 }), space).map(([before, pieces, after]) => {
    const joined = pieces.join('').replaceAll(pattern === CLEAN_LINE ? CONTROLS : '\u0000', '')
    const inner = codePoints(joined, maxLength).trim()
    return `${before}${inner || 'x'.repeat(minLength)}${after}`
  })
  // As long as it may be, where that leaves room for the rest of a body.
  const long = fc.constantFrom('é', '😀').map((character) => character.repeat(Math.min(maxLength, 300)))
  return fc.oneof({ weight: 5, arbitrary: mixed }, { weight: 1, arbitrary: long })
}

/** Values that a schema allows, with text of every kind in them. */
export function allowed(schema: TSchema): fc.Arbitrary<unknown> {
  if (KindGuard.IsObject(schema)) {
    const parts = Object.entries(schema.properties).filter(([, part]) => !KindGuard.IsUnknown(part))
    const model = Object.fromEntries(parts.map(([name, part]) => [name, allowed(part)]))
    return fc.record(model, { requiredKeys: schema.required ?? [] })
  }
  if (KindGuard.IsArray(schema)) return fc.array(allowed(schema.items), { maxLength: 3 })
  if (KindGuard.IsUnion(schema)) return fc.oneof(...schema.anyOf.map(allowed))
  if (KindGuard.IsLiteral(schema)) return fc.constant(schema.const)
  if (KindGuard.IsBoolean(schema)) return fc.boolean()
  if (KindGuard.IsString(schema)) return text(schema)
  throw new Error('Nobody says here what this schema allows.')
}

/** A value as it comes back: text trimmed and, where the schema says so, in lower case. */
export function kept(schema: TSchema, value: unknown): unknown {
  if (KindGuard.IsObject(schema) && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, kept(schema.properties[name] ?? schema, part)]),
    )
  if (KindGuard.IsArray(schema) && Array.isArray(value)) return value.map((part) => kept(schema.items, part))
  if (typeof value !== 'string') return value
  return schema['lowercase'] === true ? value.trim().toLowerCase() : value.trim()
}

/** The same value with another one at this path. */
export function withAt(value: unknown, [name, ...rest]: Path, put: unknown): unknown {
  if (name === undefined) return put
  if (Array.isArray(value)) return value.map((part, index) => (index === name ? withAt(part, rest, put) : part))
  const fields = new Map(Object.entries(value ?? {}))
  return Object.fromEntries(fields.set(String(name), withAt(fields.get(String(name)), rest, put)))
}

export interface Bound {
  path: Path
  schema: TSchema
  /** Values that just fit, and values that just don't. */
  fit: unknown[]
  over: unknown[]
}

function boundsOfText(schema: TString): Pick<Bound, 'fit' | 'over'> {
  const { minLength = 0, maxLength = 0, format, pattern } = schema
  const long = (length: number) => {
    if (format === 'email') return [`${'a'.repeat(length - '@example.com'.length)}@example.com`]
    if (pattern === DIGITS) return ['0', '9'].map((digit) => digit.repeat(length))
    if (pattern !== CLEAN_TEXT && pattern !== CLEAN_LINE) return [`/${'a'.repeat(length - 1)}`]
    return ['a', '😀', 'ש', '\u0301'].map((character) => character.repeat(length))
  }
  const least = format === 'email' ? ['a@b.cd'] : ['x'.repeat(minLength), `  ${'x'.repeat(minLength)}\n`]
  const lines = pattern === CLEAN_LINE ? ['a\nb', 'a\r\nBcc: b', 'a\tb', 'a\u007fb'] : []
  const none = pattern === DIGITS ? ['+44', '0 0', 'a', '٣', '１'] : lines
  const under = minLength > 0 || format === 'email' ? ['', ' \n', '\u3000'] : []
  return {
    fit: [...least, ...long(maxLength - 1), ...long(maxLength)],
    over: [...under, ...none, ...long(maxLength + 1)],
  }
}

const many = (length: number) => Array.from({ length }, () => ({}))

/** Every bound of a schema, however deep, with values at, below and above it. */
export function boundsOf(schema: TSchema, path: Path = []): Bound[] {
  if (KindGuard.IsObject(schema))
    return Object.entries(schema.properties).flatMap(([name, part]) => boundsOf(part, [...path, name]))
  if (KindGuard.IsString(schema)) return [{ path, schema, ...boundsOfText(schema) }]
  if (!KindGuard.IsArray(schema)) return []
  const { maxItems = 0, items } = schema
  const own = { path, schema, fit: [many(0), many(maxItems)], over: [many(maxItems + 1), many(maxItems * 100)] }
  return [own, ...boundsOf(items, [...path, 0])]
}

/** What is no text, and text that is none. */
const NEVER: unknown[] = [
  null,
  7,
  1e308,
  true,
  [],
  ['a'],
  {},
  { toString: 'a' },
  'a\u0000b',
  '\ud800',
  'b\udc00',
  '\udc00\ud800',
]
const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** Paths of a schema with a value there that it refuses. */
export function refused(schema: TSchema): fc.Arbitrary<{ path: Path; put: unknown }> {
  const texts = boundsOf(schema).filter((bound) => KindGuard.IsString(bound.schema))
  const at = fc.constantFrom(...texts)
  const wrong = fc.oneof(
    fc.constantFrom(...NEVER),
    fc.integer(),
    fc.double(),
    fc.array(fc.anything()),
    fc.constant(deep(500)),
  )
  return fc.oneof(
    fc.tuple(at, wrong).map(([{ path }, put]) => ({ path, put })),
    at.chain(({ path, over }) => fc.constantFrom(...over).map((put) => ({ path, put }))),
    // A name that the schema does not have, beside one that it has.
    fc.tuple(at, fc.string({ minLength: 1 })).map(([{ path }, name]) => ({
      path: [...path.slice(0, -1), `unknown ${name}`],
      put: 'a',
    })),
  )
}
