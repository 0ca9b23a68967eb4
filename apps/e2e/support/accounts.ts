import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { ADMIN } from './product.ts'

type Account = typeof ADMIN

/** The code of the sign-in service, which comes for whoever is signed in or signs in; also where it is tried again. */
export const FIREBASE_SCRIPTS = '**/assets/firebase-*.js*'

/** Signs in on the site's sign-in screen. */
export async function signIn(page: Page, { email, password }: Account) {
  // A form that is sent before its code is there comes back empty.
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>
const savedSessions = new Map<Account, Session>()

/** Signs in where that is not what it is about: by the form the first time, then by what that left in the browser. */
export async function ensureSignedIn(page: Page, account: Account) {
  const session = savedSessions.get(account)
  if (session) return page.context().setStorageState(session)
  await signIn(page, account)
  await expect(page).not.toHaveURL(/\/login/)
  savedSessions.set(account, await page.context().storageState())
}

/** Opens the dashboard as an admin. */
export async function openDashboard(page: Page, admin: Account) {
  await signIn(page, admin)
  await expect(page).toHaveURL(/\/dashboard\/?$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}
