import { subscriber } from '@energy/contracts/subscribers'
import { expect, type Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** A form that is submitted before its script has loaded is reset. */
const waitForScripts = (page: Page) => page.waitForLoadState('networkidle')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const afterLoad = (name: string, path: string, prepare: (page: Page) => Promise<unknown>): Screen => ({
  name,
  path,
  async prepare(page) {
    await waitForScripts(page)
    await prepare(page)
  },
})

/** The page of a mail's link, with this response of the identity provider or, without one, a failed call. */
const mailLink = (name: string, response: object | undefined, heading: string): Screen => ({
  name,
  path: '/account/action?oobCode=sample',
  before: (page) =>
    page.route('**/v1/accounts:resetPassword*', (route) =>
      response ? route.fulfill({ json: { email: 'ines@example.com', ...response } }) : route.abort(),
    ),
  prepare: (page) => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
})

/** The page of an invitation, with this answer of the API. */
const invited = (name: string, status: number, heading: string): Screen => ({
  name,
  path: '/invitations/sample',
  before: (page) =>
    page.route(`**/api/invitation-links/sample`, (route) =>
      route.fulfill({
        status,
        json: { email: 'ines@example.com', role: 'editor', expiresAt: '2027-01-01T00:00:00.000Z', status },
      }),
    ),
  prepare: (page) => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
  ...(status === 404 && { browserError: /404/ }),
})

/** The sign-in, the sign-up and the links of mails, without a session. */
export const signedOut: Screen[] = [
  invited('invitation', 200, 'You are invited'),
  invited('invitation-ended', 404, 'This invitation has ended'),
  afterLoad('login-errors', '/login', async (page) => {
    await press(page, 'Sign in')
    await expect(page.getByText('There are 2 things to correct')).toBeVisible()
  }),
  afterLoad('login-rejected', '/login', async (page) => {
    await page.getByLabel('Email address').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('wind-and-water')
    await press(page, 'Sign in')
    await expect(page.getByRole('dialog', { name: 'Oops...' })).toBeVisible()
  }),
  afterLoad('login-forgot-password', '/login', async (page) => {
    await press(page, 'Forgot password?')
    await expect(page.getByRole('dialog', { name: 'Forgot password?' })).toBeVisible()
  }),
  afterLoad('signup-errors', '/signup', async (page) => {
    await press(page, 'Sign Up')
    await expect(page.getByText('There are 4 things to correct')).toBeVisible()
  }),
  afterLoad('signup-password-mismatch', '/signup', async (page) => {
    await page.getByLabel('First name').fill('Ines')
    await page.getByLabel('Last name').fill('Carvalho')
    await page.getByLabel('Email address').fill('ines@example.com')
    await page.getByLabel('Password', { exact: true }).fill('wind-and-water')
    await page.getByLabel('Confirm password').fill('wind-and-fire')
    await press(page, 'Sign Up')
    await expect(page.getByText('Password does not match')).toBeVisible()
  }),
  mailLink('link-reset-password', { requestType: 'PASSWORD_RESET' }, 'Set a new password'),
  mailLink('link-verify-email', { requestType: 'VERIFY_EMAIL' }, 'Confirm your email address'),
  {
    ...mailLink('link-not-loaded', undefined, 'We could not read this link'),
    browserError: /ERR_FAILED .*accounts:resetPassword/,
  },
  {
    name: 'link-spent',
    path: '/account/action',
    prepare: (page) => expect(page.getByRole('heading', { level: 1, name: 'This link is spent' })).toBeVisible(),
  },
  {
    name: 'profile-signed-out',
    path: '/profile',
    prepare: (page) => expect(page.getByText('User not logged in')).toBeVisible(),
  },
  { name: 'newsletter-incomplete', path: '/newsletter/confirm' },
  {
    name: 'newsletter-confirmed',
    path: '/newsletter/confirm?token=sample',
    before: (page) =>
      page.route(`**/api${subscriber.confirm.url}`, (route) => route.fulfill({ json: { acknowledged: true } })),
    async prepare(page) {
      await press(page, 'Confirm the address')
      await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible()
    },
  },
]
