import { subscriber } from '@energy/contracts/subscribers'
import { user, type User } from '@energy/contracts/people/users'
import { expect, type Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { respondWithRows, changeRows, forStaff, queryPattern, expectRows } from './staff.ts'

const openFirst = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('link').first().click()

const subscribers = [
  {
    _id: '0',
    email: 'ines@example.com',
    createdAt: '2026-11-20T10:00:00.000Z',
    confirmedAt: '',
    refusedAt: '',
    refusal: '',
  },
  {
    _id: '1',
    email: 'a.rather.long.address.of.somebody@a-rather-long-host.example.com',
    createdAt: '2026-11-18T10:00:00.000Z',
    confirmedAt: '2026-11-18T11:00:00.000Z',
    refusedAt: '2026-11-20T11:00:00.000Z',
    refusal: '550 5.1.1 The email account that you tried to reach does not exist',
  },
]

const peopleScreens: Screen[] = [
  { name: 'users', path: '/dashboard/user', prepare: expectRows('Users') },
  {
    name: 'user',
    path: '/dashboard/user',
    async prepare(page) {
      await openFirst(page, 'Users')
      await expect(page.getByRole('article')).toContainText('Total spend')
    },
  },
  {
    name: 'user-requests-admin',
    path: '/dashboard/user',
    before: changeRows<User>(queryPattern(user.list.url), ([first, ...others]) => [
      { ...first, requestedRole: 'admin', role: 'user' },
      ...others,
    ]),
    async prepare(page) {
      await openFirst(page, 'Users')
      await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
    },
  },
  {
    name: 'user-import',
    path: '/dashboard/user',
    viewportOnly: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'Import people' }).click()
      const lines = [
        'E-mail,Name,Phone,Shoe size',
        'ines.carvalho@example.com,Ines Carvalho,0044 20 7946,38',
        'a.rather.long.address.of.somebody@a-rather-long-host.example.com,Tom,,',
        'nobody,Eve,,',
        'ines.carvalho@example.com,Ines again,,',
      ]
      await page.locator('dialog input[type=file]').setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\n')),
      })
      await expect(page.getByRole('button', { name: 'Import 2 people' })).toBeVisible()
    },
  },
  {
    name: 'user-role',
    path: '/dashboard/user',
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page, 'Users')
      await page.getByRole('button', { name: 'Change role' }).click()
      await page.getByRole('menuitem', { name: /^Editor/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'invoice-subscribers',
    path: '/dashboard/invoice?view=subscribers',
    before: respondWithRows(queryPattern(subscriber.list.url), subscribers),
    prepare: (page) => expect(page.getByRole('button', { name: 'Export as CSV' })).toBeVisible(),
  },
]

/** The dashboard's screens of users and subscribers. */
export const dashboardPeople: Screen[] = peopleScreens.map((screen) => forStaff(screen))
