import { Type, type Static } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { beforeAll, expect, test } from 'vitest'
import { documentedAnswers } from '../fixtures/answers.ts'
import { routesWhere, statusesOf } from '../fixtures/expected-statuses.ts'
import { world } from '../fixtures/world.ts'

const Content = Type.Record(Type.String(), Type.Object({ schema: Type.Record(Type.String(), Type.Unknown()) }))
const Operation = Type.Object({
  operationId: Type.String(),
  tags: Type.Array(Type.String()),
  description: Type.String(),
  security: Type.Array(Type.Record(Type.String(), Type.Array(Type.String()))),
  parameters: Type.Array(Type.Object({ name: Type.String(), in: Type.String(), required: Type.Boolean() })),
  requestBody: Type.Optional(Type.Object({ required: Type.Boolean(), content: Content })),
  responses: Type.Record(
    Type.String(),
    Type.Object({
      description: Type.String(),
      headers: Type.Record(Type.String(), Type.Object({ $ref: Type.String() })),
      content: Type.Optional(Content),
    }),
  ),
})
const Operations = Type.Object({
  info: Type.Object({ title: Type.String(), version: Type.String(), description: Type.String() }),
  servers: Type.Array(Type.Unknown()),
  paths: Type.Record(Type.String(), Type.Record(Type.String(), Operation)),
  components: Type.Object({
    headers: Type.Record(
      Type.String(),
      Type.Object({ description: Type.String(), schema: Type.Record(Type.String(), Type.Unknown()) }),
    ),
    securitySchemes: Type.Unknown(),
  }),
})

const here = world()
let operations: Static<typeof Operations>
beforeAll(async () => {
  operations = Value.Parse(Operations, await (await fetch(`${here().url}/openapi.json`)).json())
})

test.each(routesWhere(() => true))('$name has exactly the statuses of the document', ({ route }) => {
  expect(Object.keys(documentedAnswers(operations, route)).toSorted()).toEqual(statusesOf(route).toSorted())
})

const suffix = (required: boolean) => (required ? ', required' : '')

/** The statuses of responses that are described alike, with their types and headers. */
const responseLines = (responses: Static<typeof Operation>['responses']) =>
  [
    ...Map.groupBy(Object.entries(responses), ([, { headers, content = {} }]) =>
      [Object.keys(content).join(', ') || 'no body', ...Object.keys(headers)].join(', '),
    ),
  ].map(([described, alike]) => `${alike.map(([status]) => status).join(' ')}: ${described}`)

/** An operation as lines of text. */
function linesOf(method: string, path: string) {
  const operation = operations.paths[path]?.[method]
  if (!operation) throw new Error(`${method} ${path} is not documented.`)
  const { operationId, tags, description, security, parameters, requestBody, responses } = operation
  return [
    `${operationId} of ${tags.join(', ')}`,
    [description, ...security.flatMap((each) => Object.keys(each))].join(' '),
    ...parameters.map(({ name, in: location, required }) => `${location} ${name}${suffix(required)}`),
    ...(requestBody ? [`body ${Object.keys(requestBody.content).join(', ')}${suffix(requestBody.required)}`] : []),
    ...responseLines(responses),
  ].join('\n')
}

test('the document describes a list that is cached', () => {
  expect(linesOf('get', '/services')).toMatchInlineSnapshot(`
    "getServices of services
    Anyone.
    query limit
    query cursor
    query order
    query q
    header if-none-match
    200: application/json, Age, Cache-Control, ETag, Link, X-Request-Id, X-Total-Count
    304: no body, Age, Cache-Control, ETag, X-Request-Id
    400 500: application/problem+json, Cache-Control, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a call with a version', () => {
  expect(linesOf('put', '/services/{id}')).toMatchInlineSnapshot(`
    "putServicesId of services
    Only editors and admins. token
    path id, required
    header if-match
    body application/json, required
    200: application/json, Cache-Control, X-Request-Id
    400 403 404 409 412 413 415 500: application/problem+json, Cache-Control, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a new record of a visitor, once for each key', () => {
  expect(linesOf('post', '/specialists')).toMatchInlineSnapshot(`
    "postSpecialists of specialists
    Anyone.
    header idempotency-key
    body application/json, required
    201: application/json, Cache-Control, Location, X-Request-Id
    400 409 413 415 422 500: application/problem+json, Cache-Control, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    429 503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a new record', () => {
  expect(linesOf('post', '/services')).toMatchInlineSnapshot(`
    "postServices of services
    Only editors and admins. token
    body application/json, required
    201: application/json, Cache-Control, Location, X-Request-Id
    400 403 409 413 415 500: application/problem+json, Cache-Control, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a record with a version', () => {
  expect(linesOf('get', '/offers/{id}')).toMatchInlineSnapshot(`
    "getOffersId of offers
    Only sales and admins. token
    path id, required
    200: application/json, Cache-Control, ETag, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    403 404 500: application/problem+json, Cache-Control, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a list of staff, in pages', () => {
  expect(linesOf('get', '/offers')).toMatchInlineSnapshot(`
    "getOffers of offers
    Only sales and admins. token
    query state
    query q
    query email
    query user
    query inquiry
    query sort
    query direction
    query limit
    query cursor
    200: application/json, Cache-Control, Link, X-Request-Id, X-Total-Count
    400 403 500: application/problem+json, Cache-Control, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a call for oneself and for others', () => {
  expect(linesOf('get', '/users/{email}')).toMatchInlineSnapshot(`
    "getUsersEmail of users
    The person it belongs to. For others: only sales and admins. token
    path email, required
    200: application/json, Cache-Control, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    403 404 500: application/problem+json, Cache-Control, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a look-up', () => {
  expect(linesOf('post', '/users/lookup')).toMatchInlineSnapshot(`
    "postUsersLookup of users
    Anyone.
    body application/json, required
    200: application/json, Cache-Control, X-Request-Id
    400 413 415 500: application/problem+json, Cache-Control, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    429 503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a public file', () => {
  expect(linesOf('get', '/media/{hash}/{file}')).toMatchInlineSnapshot(`
    "getMediaHashFile of media
    Anyone.
    path hash, required
    path file, required
    200 206: image/avif, image/webp, Cache-Control, ETag, X-Request-Id
    302: no body, Cache-Control, Location, X-Request-Id
    304: no body, Cache-Control, ETag, X-Request-Id
    404 500: application/problem+json, Cache-Control, X-Request-Id
    416: application/problem+json, Cache-Control, ETag, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a part of a file', () => {
  expect(linesOf('put', '/uploads/{id}/chunks/{chunk}')).toMatchInlineSnapshot(`
    "putUploadsIdChunksChunk of uploads
    Anyone who is signed in. token
    path id, required
    path chunk, required
    body application/octet-stream, required
    200: application/json, Cache-Control, X-Request-Id
    400 403 404 409 413 415 500: application/problem+json, Cache-Control, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a download', () => {
  expect(linesOf('get', '/own-offers/{id}/attachments/{attachment}')).toMatchInlineSnapshot(`
    "getOwn-offersIdAttachmentsAttachment of own-offers
    Anyone who is signed in. token
    path id, required
    path attachment, required
    200: application/pdf, image/jpeg, image/png, image/webp, text/csv, Cache-Control, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    403 404 500: application/problem+json, Cache-Control, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a stream', () => {
  expect(linesOf('get', '/changes')).toMatchInlineSnapshot(`
    "getChanges of changes
    Anyone.
    200: text/event-stream, Cache-Control, X-Request-Id
    500: application/problem+json, Cache-Control, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a call by a signed link', () => {
  expect(linesOf('get', '/previews/{token}')).toMatchInlineSnapshot(`
    "getPreviewsToken of previews
    Anyone.
    path token, required
    200: application/json, Cache-Control, X-Request-Id
    404 500: application/problem+json, Cache-Control, X-Request-Id
    429 503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a draft, whose version each write answers', () => {
  expect(linesOf('put', '/services/{id}/draft')).toMatchInlineSnapshot(`
    "putServicesIdDraft of drafts
    Only editors and admins. token
    path id, required
    header if-match
    body application/json, required
    200: application/json, Cache-Control, ETag, X-Request-Id
    400 403 404 409 412 413 415 500: application/problem+json, Cache-Control, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a draft that is read', () => {
  expect(linesOf('get', '/services/{id}/draft')).toMatchInlineSnapshot(`
    "getServicesIdDraft of drafts
    Only editors and admins. token
    path id, required
    200: application/json, Cache-Control, ETag, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    403 404 500: application/problem+json, Cache-Control, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a record of which parts alone are written', () => {
  expect(linesOf('get', '/inquiries/{id}')).toMatchInlineSnapshot(`
    "getInquiriesId of inquiries
    Only sales and admins. token
    path id, required
    200: application/json, Cache-Control, ETag, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    403 404 500: application/problem+json, Cache-Control, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('the document describes a call that answers 304 without the cache', () => {
  expect(linesOf('get', '/notifications')).toMatchInlineSnapshot(`
    "getNotifications of notifications
    Only sales and admins. No API keys. token
    header if-none-match
    200: application/json, Cache-Control, ETag, X-Request-Id
    304: no body, Cache-Control, ETag, X-Request-Id
    400 403 500: application/problem+json, Cache-Control, X-Request-Id
    401: application/problem+json, Cache-Control, WWW-Authenticate, X-Request-Id
    503: application/problem+json, Cache-Control, Retry-After, X-Request-Id"
  `)
})

test('a response is described by the name of its status', () => {
  const { responses } = operations.paths['/media/{hash}/{file}']?.['get'] ?? {}
  const names = Object.entries(responses ?? {}).map(([status, { description }]) => `${status} ${description}`)
  expect(names).toEqual(expect.arrayContaining(['200 OK', '302 Found', '304 Not Modified', '404 Not Found']))
})

test('every header of a response is described', () => {
  const { headers } = operations.components
  const referenced = Object.values(operations.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap((response) => Object.entries(response.headers))
  for (const [name, { $ref }] of referenced) expect($ref).toBe(`#/components/headers/${name}`)
  expect(new Set(referenced.map(([name]) => name))).toEqual(new Set(Object.keys(headers)))
  for (const { description } of Object.values(headers)) expect(description).toMatch(/^[^.]{10,}\.$/)
})

test('a header is a number of seconds or a text; the number of all rows may be a bound', () => {
  const { headers } = operations.components
  const ofType = (type: string) => Object.keys(headers).filter((name) => headers[name]?.schema['type'] === type)
  expect(ofType('integer')).toEqual(['Age', 'Retry-After'])
  expect(ofType('string')).toHaveLength(Object.keys(headers).length - 2)
  const count = new RegExp(String(headers['X-Total-Count']?.schema['pattern']))
  expect(['0', '10000+', '+', 'many'].filter((text) => count.test(text))).toEqual(['0', '10000+'])
})

test('a body is described by the schema of its contract; what the API does with a text has the prefix x-', () => {
  const { requestBody } = operations.paths['/subscribers']?.['post'] ?? {}
  expect(requestBody?.content['application/json']?.schema).toMatchInlineSnapshot(`
    {
      "additionalProperties": false,
      "properties": {
        "email": {
          "format": "email",
          "maxLength": 254,
          "pattern": "^[^\\u0000\\uD800-\\uDFFF]*$",
          "type": "string",
          "x-lowercase": true,
          "x-trim": true,
        },
        "took": {
          "description": "Milliseconds between showing and sending the form.",
          "minimum": 0,
          "type": "integer",
        },
        "website": {
          "description": "A hidden field; people leave it empty.",
          "maxLength": 300,
          "minLength": 0,
          "pattern": "^[^\\u0000\\uD800-\\uDFFF]*$",
          "type": "string",
          "x-trim": true,
        },
      },
      "required": [
        "email",
      ],
      "type": "object",
    }
  `)
})

test('the document says what it is of, where, and how a caller is known', () => {
  const { info, servers, components } = operations
  expect({ info, servers, schemes: components.securitySchemes }).toMatchInlineSnapshot(`
    {
      "info": {
        "description": "JSON in, JSON out. Every error is a problem document (RFC 9457). HEAD is answered like GET, without a body. Any call can also be answered 405 with Allow where its address has other methods, 431 where its headers are too large, 408 where it arrives too slowly, and 400 or 413 where it is not valid HTTP.",
        "title": "Renewable energy API",
        "version": "1",
      },
      "schemes": {
        "token": {
          "bearerFormat": "JWT",
          "description": "A Firebase identity token. For what staff may do, also an API key.",
          "scheme": "bearer",
          "type": "http",
        },
      },
      "servers": [
        {
          "url": ".",
        },
      ],
    }
  `)
})
