import { offer } from '@energy/contracts/sales/offers'
import { expect, test } from 'vitest'
import { anOffer } from '../fixtures/records/sales.ts'
import { adminOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

test('a list by name has the order of the names that it shows: of the business, or of the person without one', async () => {
  const email = 'shown-names@example.com'
  for (const [name, businessName] of [
    ['Ada', 'Windmill Ltd'],
    ['Zoe', 'Amber & Sons'],
    ['Mona', ''],
  ] as const)
    await anOffer(staff().call, { email, name, businessName })
  const querystring = { email, sort: 'name' } as const
  const list = await staff().call(offer.list, { querystring })
  expect(list.map(({ name }) => name)).toEqual(['Zoe', 'Mona', 'Ada'])
})
