import { contact } from '@energy/contracts/inquiries/contacts'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { MAX_RESULTS, search } from '@energy/contracts/search'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import { beforeAll, expect, test } from 'vitest'
import { adminOf, world } from '../fixtures/world.ts'

const here = world()
const businessInfo = { businessName: '', businessAddress: '', businessEmail: '' }
const staff = adminOf(here)
beforeAll(async () => {
  const { db } = here()
  const personalInfo = { phone: '+44 7700 900 142', address: '' }
  await db.user.create({ data: { email: 'tom@example.com', username: 'Tom', personalInfo } })
  const business = { ...businessInfo, businessPhone: '(0114) 496-0142' }
  await db.user.create({ data: { email: 'wen@example.com', username: 'Wen', businessInfo: business } })
  await db.inquiry.create({ data: { email: 'ada@example.com', username: 'Ada', phone: '+44 (0)7700 900142' } })
  await db.inquiry.create({ data: { email: 'ben@example.com', username: 'Ben', comment: 'Ring 900142 or 42.' } })
  await db.inquiry.create({
    data: { form: 'contacts', email: 'ida@example.com', firstName: 'Ida', phone: '07700900142' },
  })
})

const found = async (q: string) => {
  const querystring = { q }
  const [requests, all, messages, users] = await Promise.all([
    staff().call(specialist.list, { querystring }),
    staff().call(inbox.list, { querystring: { q, view: 'all' } }),
    staff().call(contact.list, { querystring }),
    staff().call(user.list, { querystring }),
  ])
  return [...requests, ...all, ...messages, ...users].map(({ email }) => email.split('@')[0])
}
const searched = async (q: string) =>
  (await staff().call(search, { querystring: { q } })).map(({ title }) => title.trim())

test.each(['+44 7700 900142', '07700 900142', '0044 (7700) 900-142', '7700.900/142', '0770-0900142', '900 142'])(
  'a number is found in every notation: %s',
  async (q) => {
    expect(await found(q)).toEqual(['ada', 'ida', 'ada', 'ida', 'tom'])
    expect(await searched(q)).toEqual(['Tom', 'Ada', 'Ida'])
  },
)

test('a part of a number finds the number, and texts that contain it', async () => {
  expect(await found('900142')).toEqual(['ben', 'ada', 'ida', 'ben', 'ada', 'ida', 'tom'])
  expect(await searched('900142')).toEqual(['Tom', 'Ada', 'Ben', 'Ida'])
})

test('the phone number of a business is found, too', async () => {
  expect(await found('0114 4960142')).toEqual(['wen'])
  expect(await searched('+44 114 496 0142')).toEqual(['Wen'])
})

test('another number, two digits and a number among words find no number', async () => {
  for (const q of ['900143', '07700 900143', '+', '---', 'x900142']) {
    expect(await found(q)).toEqual([])
    expect(await searched(q)).toEqual([])
  }
  const [request, ...others] = await staff().call(specialist.list, { querystring: { q: '42' } })
  expect(request?.username).toBe('Ben')
  expect(others).toEqual([])
})

test('a search by number finds as many of each kind as a search by words', async () => {
  await here().db.inquiry.createMany({
    data: Array.from({ length: MAX_RESULTS + 3 }, () => ({
      email: 'x@example.com',
      username: 'Flood',
      phone: '555 0199',
    })),
  })
  expect(await searched('5550199')).toEqual(Array.from({ length: MAX_RESULTS }, () => 'Flood'))
})
