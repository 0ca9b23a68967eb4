import { email, digits, imageLink, line, oneLine, token } from '@energy/contracts/text'
import { Type, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { errors } from '../../src/plugins/errors/errors.ts'
import { validation } from '../../src/plugins/validation.ts'

const Problem = Type.Object({
  detail: Type.String(),
  errors: Type.Array(Type.Object({ path: Type.String(), message: Type.String() })),
})

/** The problem document for a body that does not match a schema. */
async function fieldErrorsOf(body: TSchema, payload: unknown) {
  const app = Fastify()
  await app.register(errors)
  await app.register(validation)
  app.post('/', { schema: { body } }, async () => 'accepted')
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
  expect(answer.statusCode).toBe(400)
  return Value.Parse(Problem, answer.json())
}

const choice = Type.Union([Type.Literal('one'), Type.Literal('two')])

test.each<[message: string, schema: TSchema, value: unknown]>([
  ['must be text', Type.String(), 7],
  ['must be an object', Type.Object({}), 'a'],
  ['must be a list', Type.Array(Type.String()), {}],
  ['must be a whole number', Type.Integer(), 1.5],
  ['must be a number', Type.Number(), '1'],
  ['must be true or false', Type.Boolean(), 'true'],
  ['must be of another type', Type.Null(), 'a'],
  ['must not be empty', oneLine(9, 1), ' '],
  ['must have at least 3 characters', Type.String({ minLength: 3 }), 'ab'],
  ['must have at most 20,000 characters', Type.String({ maxLength: 20_000 }), 'a'.repeat(20_001)],
  ['must have at most 2 entries', Type.Array(Type.Integer(), { maxItems: 2 }), [1, 2, 3]],
  ['must be at least 1', Type.Integer({ minimum: 1 }), 0],
  ['must be at most 100', Type.Integer({ maximum: 100 }), 101],
  ['must be an e-mail address', email(), 'nobody'],
  ['must be a day, such as 2027-03-29', Type.String({ format: 'date' }), '2027-02-30'],
  ['must be a moment, such as 2027-03-29T09:00:00Z', Type.String({ format: 'date-time' }), 'tomorrow'],
  ['is not of the right form', Type.String({ format: 'uuid' }), 'a'],
  ['has a character that is not text', line(), 'a\u0000'],
  ['must be one line of text', oneLine(9), 'a\u0007'],
  ['must be digits alone', digits(), '+44'],
  ['must be as the link in the mail has it', token(), 'short'],
  ['must be an https:// address or a path on the site, such as /plates/solar.svg', imageLink(), '//evil.example'],
  ['is not of the right form', Type.String({ pattern: '^a$' }), 'b'],
  ['must be one of one, two', choice, 'three'],
  ['has a value that is not allowed', Type.Literal('one'), 'three'],
  ['has a value that is not allowed', Type.Union([Type.Integer(), Type.Null()]), 'three'],
  ['is not valid', Type.Integer({ multipleOf: 2 }), 3],
])('the message "field %s" has the path of the field', async (message, schema, value) => {
  const { errors: fieldErrors, detail } = await fieldErrorsOf(Type.Object({ field: schema }), { field: value })
  expect(fieldErrors).toEqual([{ path: '/field', message: `field ${message}.` }])
  expect(detail).toBe(`This cannot be accepted as it is: field ${message}.`)
})

const Named = Type.Object({ name: Type.String() }, { additionalProperties: false })
const messages = async (schema: TSchema, value: unknown) =>
  (await fieldErrorsOf(schema, value)).errors.map(({ path, message }) => `${path}: ${message}`)

test('a union reports one error, and a field with several errors reports each', async () => {
  const schema = Type.Object({ kind: choice, kindred: choice, count: Type.Integer({ minimum: 1, multipleOf: 2 }) })
  expect(await messages(schema, { kind: 1, kindred: 'two', count: -1 })).toEqual([
    '/kind: kind must be one of one, two.',
    '/count: count must be at least 1.',
    '/count: count is not valid.',
  ])
})

test('errors of the body itself, missing fields and unknown fields are reported', async () => {
  expect(await messages(Named, [])).toEqual([': The body must be an object.'])
  expect(await messages(Named, {})).toEqual(['/name: name is required.'])
  expect(await messages(Named, { name: 'a', other: 1 })).toEqual(['/other: other is not a known field.'])
  expect(await messages(Type.Object({ deep: Named }), { deep: { other: 1 } })).toEqual([
    '/deep/name: name is required.',
    '/deep/other: other is not a known field.',
  ])
})

test('entries of a list are numbered from one; a field name with digits is not taken for an entry', async () => {
  const list = Type.Array(Type.String())
  expect(await messages(list, [...Array.from({ length: 10 }, () => 'a'), 1])).toEqual(['/10: Entry 11 must be text.'])
  for (const name of ['a1', '1a'])
    expect(await messages(Type.Object({ [name]: list }), { [name]: 1 })).toEqual([`/${name}: ${name} must be a list.`])
})

test('of many errors the first hundred are reported', async () => {
  // Compared with each of the others, they would block the process for seconds.
  const found = await messages(Type.Array(choice), Array<number>(10_000).fill(1))
  expect(found).toHaveLength(100)
  expect(found.at(-1)).toBe('/99: Entry 100 must be one of one, two.')
})

test('an unknown name is repeated up to 60 characters, and its path is a JSON pointer', async () => {
  const [fits, long] = ['a'.repeat(60), 'a'.repeat(61)]
  expect(await messages(Named, { name: 'a', [fits]: 1 })).toEqual([`/${fits}: ${fits} is not a known field.`])
  expect(await messages(Named, { name: 'a', [long]: 1 })).toEqual([`/${fits}…: ${fits}… is not a known field.`])
  expect(await messages(Named, { name: 'a', 'a/b~c/d~': 1 })).toEqual(['/a~1b~0c~1d~0: a/b~c/d~ is not a known field.'])
})
