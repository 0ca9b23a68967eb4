import { expect } from '@playwright/test'
import { FIREBASE_SCRIPTS } from '../../support/accounts.ts'
import { openMenu } from '../../support/data/menu.ts'
import { CUSTOMER } from '../../support/product.ts'
import type { Screen } from '../screen.ts'
import { forStaff, expectText, expectHeading } from './staff.ts'

const adminScreens: Screen[] = [
  {
    name: 'account-menu',
    path: '/dashboard/upload',
    viewportOnly: true,
    async prepare(page) {
      await page.getByRole('button', { name: /account menu$/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    },
  },
  {
    name: 'menu',
    path: '/dashboard/products',
    viewportOnly: true,
    phone: true,
    async prepare(page) {
      await expectHeading('Products')(page)
      await openMenu(page)
      await expect(page.getByRole('link', { name: /^Invoice/ })).toBeVisible()
    },
  },
  {
    name: 'sign-in-unchecked',
    path: '/dashboard',
    before: (page) => page.route(FIREBASE_SCRIPTS, (route) => route.abort()),
    browserError: /ERR_FAILED .*\/assets\/firebase-/,
    prepare: expectText('We could not check whether you are signed in.'),
  },
  { name: 'not-found', path: '/dashboard/nowhere', prepare: expectHeading('This page is not here') },
]

/** The dashboard's sign-in and frame. */
export const dashboard: Screen[] = [
  { name: 'dashboard-sign-in', path: '/dashboard', prepare: expectHeading('Welcome back') },
  forStaff({ name: 'not-admin', path: '/dashboard', prepare: expectHeading('This part is for staff') }, CUSTOMER),
  ...adminScreens.map((screen) => forStaff(screen)),
]
