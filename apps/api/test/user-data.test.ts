import { contact } from '@energy/contracts/contacts'
import { specialist } from '@energy/contracts/specialists'
import { userData } from '@energy/contracts/user-data'
import { expect, test } from 'vitest'
import { refusal, world, type World } from './parts/world.ts'

const here = world()

/** Somebody who has asked for much, signed in and not, under the same address. */
async function aBusyPerson({ aPerson, call: nobody, db }: World, identity: { verified?: boolean } = {}) {
  const { email, call } = await aPerson({ firstName: 'Ada' }, identity)
  await call(specialist.create, { body: { username: 'Ada', email, comment: 'bound' } })
  await nobody(specialist.create, { body: { username: 'Ada', email, comment: 'of nobody' } })
  await call(contact.create, { body: { firstName: 'Ada', email, comment: 'bound' } })
  await nobody(contact.create, { body: { firstName: 'Ada', email, comment: 'of nobody' } })
  await db.subscriber.create({ data: { email } })
  return { call, params: { email } }
}
const comments = (rows: readonly { comment: string }[]) => rows.map(({ comment }) => comment)

test('a person takes along their record, what they asked for, and what names their verified address', async () => {
  const { call, params } = await aBusyPerson(here())
  const data = await call(userData, { params })
  expect(data.user).toMatchObject({ firstName: 'Ada', email: params.email })
  expect(comments(data.specialists)).toEqual(['bound'])
  expect(comments(data.contacts)).toEqual(['bound', 'of nobody'])
  expect(data.subscribers).toMatchObject([{ email: params.email, confirmedAt: '' }])
})

test('of an address that is not verified only what is bound goes along', async () => {
  const { call, params } = await aBusyPerson(here(), { verified: false })
  const data = await call(userData, { params })
  expect(comments(data.specialists)).toEqual(['bound'])
  expect(comments(data.contacts)).toEqual(['bound'])
  expect(data.subscribers).toEqual([])
})

test('nobody else has it, but an admin', async () => {
  const { params } = await aBusyPerson(here())
  expect(await refusal((await here().aPerson()).call(userData, { params }))).toMatchObject({ status: 403 })
  expect((await (await here().anAdmin()).call(userData, { params })).user).toMatchObject(params)
})
