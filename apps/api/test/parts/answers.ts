import { Type, type Static } from '@sinclair/typebox'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'

const Schema = Type.Record(Type.String(), Type.Unknown())
type Schema = Static<typeof Schema>
const Described = Type.Object({
  headers: Schema,
  content: Type.Record(Type.String(), Type.Object({ schema: Schema })),
})
const Operation = Type.Object({ responses: Type.Record(Type.String(), Described) })
/** The document, as far as answers go. */
export const Document = Type.Object({
  paths: Type.Record(Type.String(), Type.Record(Type.String(), Operation)),
  components: Type.Object({ schemas: Type.Object({ Problem: Schema }) }),
})
export type Document = Static<typeof Document>

const ajv = new Ajv2020({ strict: true, allErrors: true, keywords: ['x-trim', 'x-lowercase'] })
addFormats.default(ajv)

/** Nothing in an answer that its schema does not name. */
const closed = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'object' && value.properties ? { ...value, additionalProperties: false } : value,
  )

/** Not on every answer: the last page has no next. */
const SOMETIMES = new Set(['Link'])

/** Holds an answer against what the document says of it: its status, headers, type and body. */
export async function holdsTo({ paths, components }: Document, method: string, url: string, answer: Response) {
  const path = url.replace(/:(\w+)/g, '{$1}')
  const described = paths[path]?.[method.toLowerCase()]?.responses[String(answer.status)]
  if (!described) throw new Error(`${method} ${path} answered ${answer.status}, of which the document says nothing.`)
  for (const name of Object.keys(described.headers))
    if (!SOMETIMES.has(name)) expect([name, answer.headers.has(name)]).toEqual([name, true])
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
  const schema = described.content[type]?.schema
  if (!schema) throw new Error(`${method} ${path} answered ${answer.status} as ${type}`)
  // It has no end.
  if (type === 'text/event-stream') return void answer.body?.cancel()
  const validate = ajv.compile(closed('$ref' in schema ? components.schemas.Problem : schema))
  validate(await answer.json())
  expect(validate.errors).toBeNull()
}
