import { template } from '@energy/contracts/inquiries/templates'
import { beforeEach, expect, test } from 'vitest'
import { adminOf, problemOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)
beforeEach(async () => void (await here().db.replyTemplate.deleteMany()))

const create = (name: string, text = 'Dear {{name}},') => staff().call(template.create, { body: { name, text } })
const at = (id: string) => ({ params: { id } })

test('templates are shared by all staff, by name, with who saved them last', async () => {
  const { db, anAdmin } = here()
  await db.user.update({ where: { email: staff().email }, data: { username: 'Grace' } })
  const { insertedId } = await create('When may we call?')
  await create('A bill, please')
  const other = await anAdmin()
  await other.call(template.update, { ...at(insertedId), body: { text: 'Dear {{ name }}, call {{phone}}.' } })
  expect(await staff().call(template.list)).toMatchObject([
    { name: 'A bill, please', text: 'Dear {{name}},', changedBy: 'Grace' },
    { _id: insertedId, name: 'When may we call?', text: 'Dear {{ name }}, call {{phone}}.', changedBy: other.email },
  ])
})

test('a template whose answer was lost is added once, though its name is taken by then', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const again = { headers, body: { name: 'A bill, please', text: 'Dear {{name}},' } }
  const { insertedId } = await staff().call(template.create, again)
  expect(await staff().call(template.create, again)).toMatchObject({ insertedId })
  expect(await staff().call(template.list)).toMatchObject([{ _id: insertedId }])
})

test('a template with an unknown placeholder is refused, and the message names those that exist', async () => {
  const { insertedId } = await create('Known', 'Dear {{name}} of {{number}}, {{service}}. {{company}}, {{phone}}')
  for (const attempt of [
    () => create('Unknown', 'Dear {{surname}} and {{ }},'),
    () => staff().call(template.update, { ...at(insertedId), body: { text: '{{surname}}, {{}}' } }),
  ])
    expect(await problemOf(attempt())).toMatchObject({
      status: 400,
      errors: [
        {
          path: '/text',
          message:
            '{{surname}}, {{}} are no placeholders. Those that exist are {{name}}, {{service}}, {{number}}, {{company}}, {{phone}}.',
        },
      ],
    })
  expect(await staff().call(template.list)).toMatchObject([{ name: 'Known' }])
})

test('a name is given once', async () => {
  await create('We read it today')
  const { insertedId } = await create('It is too far')
  const taken = { status: 409, errors: [{ path: '/name' }] }
  expect(await problemOf(create('We read it today'))).toMatchObject(taken)
  const body = { name: 'We read it today' }
  expect(await problemOf(staff().call(template.update, { ...at(insertedId), body }))).toMatchObject(taken)
  expect(await staff().call(template.update, { ...at(insertedId), body: { name: 'It is too far' } })).toMatchObject({
    modifiedCount: 0,
  })
})

test('a change that was begun before somebody else saved is refused', async () => {
  const { insertedId } = await create('We read it today')
  const { headers } = await staff().call.withHeaders(template.read, at(insertedId))
  const change = (text: string) => ({
    ...at(insertedId),
    headers: { 'if-match': headers.get('etag') ?? '' },
    body: { text },
  })
  expect(await staff().call(template.update, change('First'))).toMatchObject({ modifiedCount: 1 })
  expect(await problemOf(staff().call(template.update, change('Second')))).toMatchObject({ status: 412 })
  expect(await staff().call(template.read, at(insertedId))).toMatchObject({ text: 'First' })
})

test('a deleted template is gone, and one of a deleted admin stays', async () => {
  const { insertedId } = await create('Deleted')
  await staff().call(template.remove, at(insertedId))
  for (const route of [template.read, template.remove])
    expect(await problemOf(staff().call(route, at(insertedId)))).toMatchObject({ status: 404 })
  const other = await here().anAdmin()
  await other.call(template.create, { body: { name: 'Stays', text: 'Dear {{name}},' } })
  await here().db.user.delete({ where: { email: other.email } })
  expect(await staff().call(template.list)).toMatchObject([{ name: 'Stays', changedBy: '' }])
})

test('there are at most 200 templates', async () => {
  await here().db.replyTemplate.createMany({
    data: Array.from({ length: 200 }, (_, n) => ({ name: `Template ${n}`, text: 'Dear {{name}},' })),
  })
  expect(await problemOf(create('One more'))).toMatchObject({ status: 409, detail: expect.stringContaining('200') })
})
