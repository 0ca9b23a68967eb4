import { Type, type TSchema } from '@sinclair/typebox'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { errors } from '../../src/plugins/errors/errors.ts'
import { validation } from '../../src/plugins/validation.ts'

/** What a handler receives of a call after validation by these schemas, or the problem. */
async function received(
  schema: { body?: TSchema; querystring?: TSchema; params?: TSchema },
  url: string,
  body?: unknown,
) {
  const app = Fastify()
  await app.register(errors)
  await app.register(validation)
  app.post('/:count', { schema }, async (request) => ({
    body: request.body,
    query: request.query,
    params: request.params,
  }))
  const payload = { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
  const answer = await app.inject({ method: 'POST', url, ...(body !== undefined && payload) })
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() }
}
const receivedBody = (body: TSchema, value: unknown) => received({ body }, '/1', value)

test('text is trimmed and put into lower case where the contract says so, before its length counts', async () => {
  const [trim, lowercase] = [true, true]
  const body = Type.Object({ text: Type.String({ trim, lowercase, maxLength: 3, pattern: '^abc$' }) })
  expect(await receivedBody(body, { text: '  ABC ' })).toMatchObject({ status: 200, body: { text: 'abc' } })
  const asItIs = Type.Object({ text: Type.String({ trim: false, lowercase: false }) })
  expect(await receivedBody(asItIs, { text: ' A ' })).toMatchObject({ status: 200, body: { text: ' A ' } })
})

test('in a body no type is coerced, no default is added and no field is removed', async () => {
  const body = Type.Object(
    { count: Type.Optional(Type.Integer({ default: 7 })), on: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  )
  expect(await receivedBody(body, {})).toMatchObject({ status: 200, body: {} })
  expect(await receivedBody(body, {})).not.toHaveProperty('body.count')
  expect(await receivedBody(body, { count: '7', on: 'true', other: 1 })).toMatchObject({
    status: 400,
    errors: [{ path: '/other' }, { path: '/count' }, { path: '/on' }],
  })
})

test('numbers in a path and a query are parsed from text', async () => {
  const count = Type.Integer({ minimum: 1 })
  const querystring = Type.Object({ limit: Type.Optional(count) }, { additionalProperties: false })
  const schema = { params: Type.Object({ count }), querystring }
  expect(await received(schema, '/12?limit=7')).toMatchObject({
    status: 200,
    params: { count: 12 },
    query: { limit: 7 },
  })
  expect(await received(schema, '/12')).toMatchObject({ status: 200, query: {} })
  expect(await received(schema, '/12?limit=0')).toMatchObject({
    status: 400,
    errors: [{ path: '/limit', message: 'limit must be at least 1.' }],
  })
  expect(await received(schema, '/12?limit=7&limits=8')).toMatchObject({ status: 400, errors: [{ path: '/limits' }] })
  expect(await received(schema, '/none')).toMatchObject({ status: 404 })
})

test.each(['', '-'])('a number that overflows to Infinity, %s9…9, is rejected', async (sign) => {
  const querystring = Type.Object({ limit: Type.Integer(), q: Type.Optional(Type.String()) })
  expect(await received({ querystring }, `/1?q=a&limit=${sign}${'9'.repeat(400)}`)).toMatchObject({
    status: 400,
    errors: [{ path: '/limit', message: 'limit must be a whole number.' }],
  })
  const params = Type.Object({ count: Type.Integer() })
  expect(await received({ params }, `/${sign}${'9'.repeat(99)}`)).toMatchObject({ status: 200 })
  expect(await received({ params }, `/${sign}1e999`)).toMatchObject({ status: 404 })
})

test.each(['Infinity', '-Infinity', '1e999'])('the text %s stays a text', async (q) => {
  const querystring = Type.Object({ q: Type.String() })
  expect(await received({ querystring }, `/1?q=${q}`)).toMatchObject({ status: 200, query: { q } })
})

/** The answer to a body that is sent as it is. */
async function answerTo(method: 'POST' | 'DELETE', payload: string, type = 'application/json') {
  const app = Fastify()
  await app.register(errors)
  await app.register(validation)
  const response = { 200: Type.Object({ body: Type.Optional(Type.Unknown()) }) }
  app.route({
    method,
    url: '/',
    schema: { response },
    handler: async ({ body }) => ({ body, secret: 'not of the contract' }),
  })
  const { statusCode, body } = await app.inject({ method, url: '/', headers: { 'content-type': type }, payload })
  return { status: statusCode, body }
}

test('a body that is not JSON is rejected with 415', async () => {
  expect(await answerTo('POST', 'a', 'text/plain')).toMatchObject({ status: 415 })
})

test('an empty JSON body is none where a record is deleted, and rejected elsewhere', async () => {
  expect(await answerTo('DELETE', '')).toEqual({ status: 200, body: '{}' })
  expect(await answerTo('DELETE', '{"id":1}')).toEqual({ status: 200, body: '{"body":{"id":1}}' })
  expect(await answerTo('POST', '')).toMatchObject({ status: 400 })
})

test.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
  'a body that would change a prototype, %s, is rejected',
  async (payload) => {
    expect(await answerTo('POST', payload)).toMatchObject({ status: 400 })
  },
)

test('an answer has the fields of its schema alone', async () => {
  expect(await answerTo('POST', '[]')).toEqual({ status: 200, body: '{"body":[]}' })
})
