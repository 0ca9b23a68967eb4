import { KindGuard, type TSchema } from '@sinclair/typebox'
import type { Route } from '../../src/route.ts'

// What a line says in its own way, or the lines below it say.
const TOLD = new Set(['type', 'properties', 'required', 'items', 'anyOf'])

const json = (value: unknown) => JSON.stringify(value)
const words = (values: object) =>
  Object.entries(values)
    .filter(([name]) => !TOLD.has(name))
    .map(([name, value]) => (value === true ? name : `${name} ${json(value)}`))
    .join(', ')

/** A schema in lines: one for itself, and one for each part of it, under the way to it. */
export function* linesOf(schema: TSchema, way: string): Generator<string> {
  const kind = KindGuard.IsUnion(schema) ? 'one of' : KindGuard.IsLiteral(schema) ? '' : (schema['type'] ?? 'anything')
  yield `${way}: ${[kind, words(schema)].filter(Boolean).join(', ')}`
  if (KindGuard.IsObject(schema))
    for (const [name, part] of Object.entries(schema.properties))
      yield* linesOf(part, `${way}.${name}${schema.required?.includes(name) ? '' : '?'}`)
  if (KindGuard.IsArray(schema)) yield* linesOf(schema.items, `${way}[]`)
  if (KindGuard.IsUnion(schema)) for (const part of schema.anyOf) yield* linesOf(part, `${way}|`)
}

/** A call as it is agreed on: its address, what it says of itself, what it takes and what it answers. */
export function* linesOfRoute({ method, url, config, schema }: Route): Generator<string> {
  const { response, tags, summary, ...parts } = schema
  yield `${method} ${url}`
  yield `  ${summary}`
  yield `  ${words({ tag: tags[0], ...config })}`
  for (const [name, part] of [...Object.entries(parts), ...Object.entries(response)])
    for (const line of linesOf(part, name)) yield `  ${line}`
}
