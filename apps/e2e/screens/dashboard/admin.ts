import { apiKey, type ApiKey } from '@energy/contracts/people/api-keys'
import { invitation } from '@energy/contracts/people/invitations'
import { adminHeaders, deleteItem, postItem } from '../../support/dashboard.ts'
import { aPerson, aRecord, setRole } from '../../support/data/people.ts'
import { restoreSession } from '../../support/accounts.ts'
import { expect, type Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { expectHeading, expectText, forStaff } from './staff.ts'

/** Writes something as an admin, so that the audit has entries. */
async function writeSomething({ request }: Page) {
  const headers = await adminHeaders(request)
  const id = await postItem(request, 'services', { headerTitle: 'Solar thermal', titlePrefix: 'Warm water' }, headers)
  const data = { headerTitle: 'Solar thermal', titlePrefix: 'Warm water from the roof, the year round' }
  expect((await request.put(`/api/services/${id}`, { headers, data })).status()).toBe(200)
  const person = aPerson()
  await aRecord(request, person)
  await setRole(request, person.email, 'editor')
  await deleteItem(request, 'services', id, headers)
}

/** Revokes all keys, so that the screen without any stays as it is. */
async function forgetKeys({ request }: Page) {
  const headers = await adminHeaders(request)
  const keys: ApiKey[] = await (await request.get(`/api${apiKey.list.url}`, { headers })).json()
  for (const { _id } of keys) await request.delete(`/api${apiKey.remove.url.replace(':id', _id)}`, { headers })
}

/** Signs in somebody in sales. */
async function asSales(page: Page) {
  const person = aPerson()
  await aRecord(page.request, person)
  await setRole(page.request, person.email, 'sales')
  await restoreSession(page, person)
}

const adminScreens: Screen[] = [
  {
    name: 'audit',
    path: '/dashboard/audit',
    before: writeSomething,
    prepare: expectText('Set the role of a user'),
    viewportOnly: true,
  },
  {
    name: 'staff',
    path: '/dashboard/staff',
    async before(page) {
      const headers = await adminHeaders(page.request)
      const data = { email: `${crypto.randomUUID()}@example.com`, role: 'sales' }
      expect((await page.request.post(`/api${invitation.create.url}`, { headers, data })).status()).toBe(201)
    },
    prepare: expectText('Send again'),
  },
  { name: 'api-keys-none', path: '/dashboard/api-keys', prepare: expectText('No keys yet.') },
  {
    name: 'api-keys',
    path: '/dashboard/api-keys',
    async prepare(page) {
      await page.getByLabel('What it is for').fill('Nightly import of products')
      await page.getByRole('button', { name: 'Make the key' }).click()
      await expect(page.getByText('it is not shown again.')).toBeVisible()
      await page.getByRole('button', { name: 'Delete Nightly import of products' }).first().waitFor()
      await forgetKeys(page)
    },
  },
  { name: 'audit-none', path: '/dashboard/audit?record=none', prepare: expectText('Nothing fits this filter.') },
  {
    name: 'role-menu',
    path: '/dashboard/user',
    async prepare(page) {
      await page.getByRole('list', { name: 'Users' }).getByRole('link').first().click()
      await page.getByRole('button', { name: 'Change role' }).click()
      await expect(page.getByRole('menu', { name: 'Change role' })).toBeVisible()
    },
    viewportOnly: true,
  },
]

/** The screens of admins, and what staff see of screens that are not theirs. */
export const dashboardAdmin: Screen[] = [
  ...adminScreens.map((screen) => forStaff(screen)),
  {
    name: 'dashboard-not-for-sales',
    path: '/dashboard/products',
    before: asSales,
    prepare: expectHeading('This screen is for editors'),
  },
  { name: 'dashboard-of-sales', path: '/dashboard', before: asSales, prepare: expectText('Calls today') },
]
