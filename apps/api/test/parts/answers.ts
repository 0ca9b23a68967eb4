import { correspondent } from '@energy/contracts/inquiries/correspondents'
import type { Route } from '@energy/contracts/route'
import { Type, type Static } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { SECURITY_HEADERS } from '../../src/plugins/headers.ts'
import type { World } from './world.ts'

const Schema = Type.Record(Type.String(), Type.Unknown())
type Schema = Static<typeof Schema>
const Described = Type.Object({
  headers: Schema,
  content: Type.Optional(Type.Record(Type.String(), Type.Object({ schema: Schema }))),
})
const Operation = Type.Object({ responses: Type.Record(Type.String(), Described) })
/** The document, as far as answers go. */
const Document = Type.Object({
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

/** Not on every answer: the last page has no next, and what was looked up now has no age. */
const SOMETIMES = new Set(['link', 'age'])
/** Of correspondents only what a text finds is counted. */
const isOptional = (name: string, { url }: Route) =>
  SOMETIMES.has(name) || (name === 'x-total-count' && url === correspondent.list.url)
/** What HTTP and browsers need says nothing of the call. */
const OF_HTTP = new Set([
  ...Object.keys(SECURITY_HEADERS),
  'access-control-expose-headers',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-accel-buffering',
])

/** The document of a server. */
export const documentOf = async ({ url }: Pick<World, 'url'>) =>
  Value.Parse(Document, await (await fetch(`${url}/openapi.json`)).json())

/** What the document says of a call's answers, by their status. */
export const answersOf = ({ paths }: Document, { method, url }: Pick<Route, 'method' | 'url'>) =>
  paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {}

/** Holds an answer against what the document says of it: its status, headers, type and body. */
export async function holdsTo(document: Document, route: Route, answer: Response) {
  const { method, url } = route
  const described = answersOf(document, route)[String(answer.status)]
  if (!described) throw new Error(`${method} ${url} answered ${answer.status}, of which the document says nothing.`)
  const told = new Set(Object.keys(described.headers).map((name) => name.toLowerCase()))
  const sent = new Set(answer.headers.keys())
  expect([...sent].filter((name) => !told.has(name) && !OF_HTTP.has(name))).toEqual([])
  expect([...told].filter((name) => !sent.has(name) && !isOptional(name, route))).toEqual([])
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
  // It has no end.
  if (type === 'text/event-stream') return void answer.body?.cancel()
  const body = await answer.text()
  if (!described.content) return expect(body).toBe('')
  const schema = described.content[type]?.schema
  if (!schema) throw new Error(`${method} ${url} answered ${answer.status} as ${type}`)
  const validate = ajv.compile(closed('$ref' in schema ? document.components.schemas.Problem : schema))
  validate(JSON.parse(body))
  expect(validate.errors).toBeNull()
}
