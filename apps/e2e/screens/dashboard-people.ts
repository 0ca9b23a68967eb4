import { contact } from '@energy/contracts/inquiries/contacts'
import { correspondent } from '@energy/contracts/inquiries/correspondents'
import { subscriber } from '@energy/contracts/subscribers'
import { user, type User } from '@energy/contracts/users'
import { expect, type Page } from '@playwright/test'
import type { Screen } from './screen.ts'
import { respondWithRows, changeRows, forStaff, queryPattern, expectText, expectHeading } from './staff.ts'

const openFirst = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('link').first().click()

const message = {
  _id: '0',
  firstName: 'Ines',
  lastName: 'Carvalho',
  email: 'ines@example.com',
  phone: '',
  address: '3 Mill Lane, Derby',
  time: 'Weekdays after 3 pm',
  comment: 'Our surgery opens at seven.\nWho can come before that?',
  preferences: { email: true, phone: false, post: false, allAbove: false },
  createdAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-11-21T10:00:00.000Z',
  state: 'new',
  assignee: { _id: '', username: '' },
  bound: false,
}
const subscribers = [
  { _id: '0', email: 'ines@example.com', createdAt: '2026-11-20T10:00:00.000Z', confirmedAt: '' },
  {
    _id: '1',
    email: 'a.rather.long.address.of.somebody@a-rather-long-host.example.com',
    createdAt: '2026-11-18T10:00:00.000Z',
    confirmedAt: '2026-11-18T11:00:00.000Z',
  },
]

const peopleScreens: Screen[] = [
  { name: 'users', path: '/dashboard/user', prepare: expectHeading('User profile') },
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
    name: 'user-role',
    path: '/dashboard/user',
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page, 'Users')
      await page.getByRole('button', { name: /^Make / }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'invoice', path: '/dashboard/invoice', prepare: expectHeading('User Details') },
  {
    name: 'invoice-person',
    path: '/dashboard/invoice',
    async prepare(page) {
      await openFirst(page, 'Senders of requests')
      await expect(page.getByRole('button', { name: 'Reply through mail' })).toBeVisible()
    },
  },
  {
    name: 'invoice-empty',
    path: '/dashboard/invoice',
    before: respondWithRows(queryPattern(correspondent.list.url), []),
    prepare: expectText('No requests yet.'),
  },
  {
    name: 'invoice-message',
    path: '/dashboard/invoice?view=messages',
    async before(page) {
      await respondWithRows(queryPattern(contact.list.url), [message])(page)
      await page.route('**/api/contacts/0', (route) => route.fulfill({ json: { ...message, timeline: [] } }))
    },
    async prepare(page) {
      await openFirst(page, 'Senders of messages')
      await expect(page.getByRole('article')).toContainText('Preferred time')
    },
  },
  {
    name: 'invoice-subscribers',
    path: '/dashboard/invoice?view=subscribers',
    before: respondWithRows(queryPattern(subscriber.list.url), subscribers),
    prepare: (page) => expect(page.getByRole('button', { name: 'Export as CSV' })).toBeVisible(),
  },
]

/** The dashboard's screens of users, requests, messages and subscribers. */
export const dashboardPeople: Screen[] = peopleScreens.map((screen) => forStaff(screen))
