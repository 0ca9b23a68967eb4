import { STATUS_CODES } from 'node:http'
import { Problem } from '@energy/contracts/responses'
import { FORMATS } from '@energy/contracts/pictures/pictures'
import type { Access, Route, RouteOptions } from '@energy/contracts/route'
import { Type, type TSchema } from '@sinclair/typebox'
import { HEADERS, headersOf, isConditional, statusesOf, type HeaderName } from './answers.ts'

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
type JsonObject = { [name: string]: Json }

/** One operation of the document. */
export interface Operation extends JsonObject {
  operationId: string
  tags: string[]
  summary: string
  'x-access': string
}

const ACCESS = {
  public: 'Anyone.',
  'signed-in': 'Anyone who is signed in.',
  self: 'The person it belongs to.',
  staff: 'Only staff.',
  editor: 'Only editors and admins.',
  sales: 'Only sales and admins.',
  admin: 'Only admins.',
} as const satisfies Record<Access, string>

/** Who may make a call. */
const accessText = ({ access, others, personal }: RouteOptions) =>
  [ACCESS[access], others && `For others: ${ACCESS[others].toLowerCase()}`, personal && 'No API keys.']
    .filter(Boolean)
    .join(' ')

/** A schema as JSON. OpenAPI allows keywords of our own only with the prefix `x-`. */
export const schemaJson = (schema: TSchema): JsonObject =>
  JSON.parse(JSON.stringify(schema), (_, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const { trim, lowercase, ...rest } = value
    return { ...rest, ...(trim === true && { 'x-trim': true }), ...(lowercase === true && { 'x-lowercase': true }) }
  })

const inPath = (url: string) => url.replace(/:(\w+)/g, '{$1}')
const operationId = ({ method, url }: Route) =>
  `${method.toLowerCase()}${url.replace(/[/:]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`

const parameters = (location: 'path' | 'query' | 'header', schema: TSchema | undefined) =>
  Object.entries<TSchema>(schema?.['properties'] ?? {}).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path',
    schema: schemaJson(property),
  }))

/** The header that every cached read accepts. The contracts do not declare it. */
const Conditional = Type.Object({ 'if-none-match': Type.Optional(Type.String()) })

const headerReferences = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** The types of a route's responses. */
function typesOf({ config }: Route) {
  if (config.download) return [...config.download]
  if (config.file) return FORMATS.map((format) => `image/${format}`)
  return [config.stream ? 'text/event-stream' : 'application/json']
}

/** The content of a route's body, by type; undefined where it has none. */
function bodyOf({ config, schema }: Route): JsonObject | undefined {
  if (config.bytes) return { 'application/octet-stream': { schema: {} } }
  return schema.body && { 'application/json': { schema: schemaJson(schema.body) } }
}

function responsesOf(route: Route, routes: readonly Route[]): JsonObject {
  const answer = (status: number, types: readonly string[], schema: Json): [string, Json] => [
    String(status),
    {
      description: STATUS_CODES[status] ?? 'Done',
      headers: headerReferences(headersOf(route, status, routes)),
      // A redirect and a 304 have no body.
      ...((status < 300 || status >= 400) && {
        content: Object.fromEntries(types.map((type) => [type, { schema }])),
      }),
    },
  ]
  const types = typesOf(route)
  return Object.fromEntries([
    ...Object.entries(route.schema.response).map(([status, schema]) =>
      answer(Number(status), types, schemaJson(schema)),
    ),
    ...(isConditional(route) ? [answer(304, types, null)] : []),
    ...statusesOf(route).map((status) =>
      answer(status, ['application/problem+json'], { $ref: '#/components/schemas/Problem' }),
    ),
  ])
}

function operationOf(route: Route, routes: readonly Route[]): Operation {
  const { config, schema } = route
  const body = bodyOf(route)
  return {
    operationId: operationId(route),
    tags: [...schema.tags],
    summary: schema.summary,
    description: accessText(config),
    'x-access': config.access,
    ...(config.others && { 'x-others': config.others }),
    ...(config.personal && { 'x-personal': true }),
    security: config.access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...parameters('path', schema.params),
      ...parameters('query', schema.querystring),
      ...parameters('header', config.cache ? Conditional : schema.headers),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: responsesOf(route, routes),
  }
}

/**
 * The OpenAPI 3.1 document of these routes.
 * @param server the address of the API, as a caller reaches it; relative to the document's own
 */
export function openApiOf(routes: readonly Route[], server = '.') {
  const paths: { [path: string]: { [method: string]: Operation } } = {}
  for (const route of routes) (paths[inPath(route.url)] ??= {})[route.method.toLowerCase()] = operationOf(route, routes)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Renewable energy API',
      version: '1',
      description:
        'JSON in, JSON out. Every error is a problem document (RFC 9457). HEAD is answered like GET, without a body. ' +
        'Any call can also be answered 405 with Allow where its address has other methods, 431 where its headers ' +
        'are too large, 408 where it arrives too slowly, and 400 or 413 where it is not valid HTTP.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: [...new Set(routes.flatMap(({ schema }) => schema.tags))].map((name) => ({
      name,
      description: `The calls on ${name}.`,
    })),
    paths,
    components: {
      schemas: { Problem: schemaJson(Problem) },
      headers: HEADERS,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A Firebase identity token. For what staff may do, also an API key.',
        },
      },
    },
  }
}
