import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { ADMIN } from './product.ts'

type Account = typeof ADMIN

/** The scripts of the sign-in service, which load only with a session or at a sign-in. Includes the URLs of retries. */
export const FIREBASE_SCRIPTS = '**/assets/firebase-*.js*'

/** Signs in by the site's sign-in form. */
export async function signIn(page: Page, { email, password }: Account) {
  // A form that is submitted before its script has loaded is reset.
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>
const savedSessions = new Map<Account, Session>()

/** Signs in by the form the first time, and then by the saved storage of the browser. */
export async function ensureSignedIn(page: Page, account: Account) {
  const session = savedSessions.get(account)
  if (session) return page.context().setStorageState(session)
  await signIn(page, account)
  await expect(page).not.toHaveURL(/\/login/)
  savedSessions.set(account, await page.context().storageState())
}

/** Signs in as an admin and waits for the dashboard. */
export async function openDashboard(page: Page, admin: Account) {
  await signIn(page, admin)
  await expect(page).toHaveURL(/\/dashboard\/?$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}
