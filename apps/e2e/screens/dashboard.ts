import { overview } from '@energy/contracts/site'
import { expect } from '@playwright/test'
import { SIGN_IN_CODE } from '../support/accounts.ts'
import { openMenu } from '../support/menu.ts'
import { CUSTOMER } from '../support/product.ts'
import type { Screen } from './screen.ts'
import { forStaff, refused, says, shows } from './staff.ts'

const staff: Screen[] = [
  {
    name: 'overview',
    path: '/dashboard',
    prepare: (page) => expect(page.getByRole('main').getByRole('img')).toHaveCount(2),
  },
  {
    name: 'overview-failed',
    path: '/dashboard',
    before: refused(`**/api${overview.url}`),
    prepare: says('We could not load the counts.'),
  },
  {
    name: 'account-menu',
    path: '/dashboard/upload',
    window: true,
    async prepare(page) {
      await page.getByRole('button', { name: /account menu$/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    },
  },
  {
    name: 'menu',
    path: '/dashboard/products',
    window: true,
    async prepare(page) {
      await shows('Products')(page)
      await openMenu(page)
      await expect(page.getByRole('link', { name: /^Invoice/ })).toBeVisible()
    },
  },
  {
    name: 'unchecked',
    path: '/dashboard',
    before: (page) => page.route(SIGN_IN_CODE, (route) => route.abort()),
    prepare: says('We could not check whether you are signed in.'),
  },
  { name: 'nowhere', path: '/dashboard/nowhere', prepare: shows('This page is not here') },
]

/** The dashboard's gate, its frame and its overview. */
export const dashboard: Screen[] = [
  { name: 'dashboard-sign-in', path: '/dashboard', prepare: shows('Welcome back') },
  forStaff({ name: 'not-admin', path: '/dashboard', prepare: shows('This part is for staff') }, CUSTOMER),
  ...staff.map((screen) => forStaff(screen)),
]
