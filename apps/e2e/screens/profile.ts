import { expect, type Page } from '@playwright/test'
import { FIREBASE_SCRIPTS, restoreSession } from '../support/accounts.ts'
import { openMenu } from '../support/data/menu.ts'
import { CUSTOMER } from '../support/product.ts'
import type { Screen } from './screen.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const expectDialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name })).toBeVisible()
/** Chooses a file as the person's own picture. */
const choosePicture = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
const record = '**/api/users/*'

/** A screen of the sample's customer. */
export const customerScreen = (name: string, path: string, prepare: (page: Page) => Promise<unknown>): Screen => ({
  name,
  path,
  before: (page) => restoreSession(page, CUSTOMER),
  prepare,
})
const profile = (name: string, prepare: (page: Page) => Promise<unknown>) =>
  customerScreen(name, '/profile', async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Tom Okafor' })).toBeVisible()
    await prepare(page)
  })
const edit = (name: string, prepare: (page: Page) => Promise<unknown>) =>
  customerScreen(name, '/profile/profileUpdate', async (page) => {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tom Okafor')
    await prepare(page)
  })

/** The profile and its form, of a signed-in customer. */
export const profiles: Screen[] = [
  profile('profile', (page) => expect(page.getByText('Billing overview')).toBeVisible()),
  profile('profile-password', async (page) => {
    await press(page, 'Change password')
    await expectDialog(page, 'Change password')
  }),
  profile('profile-delete', async (page) => {
    await press(page, 'Delete my account')
    await expectDialog(page, 'Delete my account?')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Enter your password')).toBeVisible()
  }),
  {
    ...customerScreen('profile-failed', '/profile', (page) =>
      expect(page.getByText('We could not load your profile.')).toBeVisible(),
    ),
    async before(page) {
      await restoreSession(page, CUSTOMER)
      await page.route(record, (route) => route.abort())
    },
    browserError: /ERR_FAILED .*\/api\/users\//,
  },
  {
    ...customerScreen('profile-sign-in-unchecked', '/profile', async (page) => {
      await expect(page.getByText('We could not check whether you are signed in.')).toBeVisible()
      await openMenu(page)
    }),
    viewportOnly: true,
    phone: true,
    async before(page) {
      await restoreSession(page, CUSTOMER)
      await page.route(FIREBASE_SCRIPTS, (route) => route.abort())
    },
    browserError: /ERR_FAILED .*\/assets\/firebase-/,
  },
  edit('profile-edit', () => Promise.resolve()),
  edit('profile-edit-errors', async (page) => {
    await page.getByLabel('Image link').fill('http://example.com/me.png')
    await page.getByLabel('Name', { exact: true }).fill('x'.repeat(301))
    await press(page, 'Update Profile')
    await expect(page.getByRole('alert').or(page.locator('.field-error')).first()).toBeVisible()
  }),
  edit('profile-edit-sending', async (page) => {
    await page.route('**/api/uploads/*/chunks/1', () => {})
    await choosePicture(page, Buffer.alloc(600_000))
    await expect(page.getByText(/Sending, [1-9]/)).toBeVisible()
  }),
  {
    ...edit('profile-edit-refused', async (page) => {
      await choosePicture(page, Buffer.from('no picture'))
      await expect(page.getByText('This is not a picture that we can read.')).toBeVisible()
    }),
    browserError: /422 .*\/picture/,
  },
  {
    ...edit('profile-edit-failed', async (page) => {
      await page.route(record, (route) => route.abort())
      await page.getByLabel('Business name').fill('Hearth & Rye')
      await press(page, 'Update Profile')
      await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
    }),
    browserError: /ERR_FAILED .*\/api\/users\//,
  },
  edit('profile-edit-unsaved', async (page) => {
    await page.getByLabel('Business name').fill('Hearth & Rye')
    await page.getByRole('link', { name: 'Back to Profile' }).click()
    await expectDialog(page, 'Leave without saving?')
  }),
  {
    ...edit('profile-edit-session-ended', async (page) => {
      await page.route(record, (route) => route.fulfill({ status: 401, json: { title: 'Unauthorized', status: 401 } }))
      await page.getByLabel('Business name').fill('Hearth & Rye')
      await press(page, 'Update Profile')
      await expectDialog(page, 'Sign in again')
    }),
    browserError: /401 .*\/api\/users\//,
  },
]
