import { expect, test } from 'vitest'
import { countOf, totalCountOf } from '../src/counts.ts'
import { isAllowed, isStaff, ROLES } from '../src/people/roles.ts'

test('a count is exact up to ten thousand, and more than that above', () => {
  expect([0, 10_000, 10_001, 50_000].map(totalCountOf)).toEqual(['0', '10000', '10000+', '10000+'])
  expect(['0', '10000', '10000+', 'many', null].map(countOf)).toEqual([0, 10_000, 10_001, NaN, NaN])
})

const rolesWith = (access: Parameters<typeof isAllowed>[1]) => ROLES.filter((role) => isAllowed(role, access))

test('a role admits its people to its own calls, an admin to all, and a customer to none of staff', () => {
  expect(rolesWith('staff')).toEqual(['editor', 'sales', 'admin'])
  expect(rolesWith('editor')).toEqual(['editor', 'admin'])
  expect(rolesWith('sales')).toEqual(['sales', 'admin'])
  expect(rolesWith('admin')).toEqual(['admin'])
  expect(ROLES.filter(isStaff)).toEqual(['editor', 'sales', 'admin'])
})
