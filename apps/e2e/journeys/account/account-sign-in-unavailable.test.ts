import type { Page } from '@playwright/test'
import { FIREBASE_SCRIPTS, restoreSession } from '../../support/accounts.ts'
import { openMenu } from '../../support/data/menu.ts'
import { aMember } from '../../support/data/people.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

const errorAlert = (page: Page) => page.getByRole('main').getByRole('alert')
const UNCHECKED = 'We could not check whether you are signed in.'
const tryAgain = { name: 'Try again' }

test.beforeEach(({ browserErrors }) => browserErrors.expect(/(ERR_FAILED|503) .*\/assets\/firebase-/))

test(
  'the header shows that the sign-in could not be checked, and the session at Try again',
  { tag: '@layout' },
  async ({ page }) => {
    await aMember(page)
    await page.route(FIREBASE_SCRIPTS, (route) => route.abort())
    await page.goto('/')
    const header = page.getByRole('banner')
    await openMenu(page)
    await expect(header.getByText('Sign-in not checked')).toBeVisible()
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden()
    await header.getByRole('button', tryAgain).click()
    await expect(header.getByRole('button', tryAgain)).not.toHaveAttribute('aria-busy')
    await expect(header.getByText('Sign-in not checked')).toBeVisible()
    await page.unroute(FIREBASE_SCRIPTS)
    await header.getByRole('button', tryAgain).click()
    await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible()
  },
)

for (const [path, name] of [
  ['/profile', 'Noor Haddad'],
  ['/profile/profileUpdate', 'Edit profile'],
] as const)
  test(
    `${path} shows that the sign-in could not be checked, and loads at Try again`,
    { tag: '@desktop' },
    async ({ page }) => {
      await aMember(page)
      await page.route(FIREBASE_SCRIPTS, (route) => route.fulfill({ status: 503 }))
      await page.goto(path)
      await expect(errorAlert(page)).toContainText(UNCHECKED)
      await expect(page.getByText('User not logged in')).toBeHidden()
      await page.unroute(FIREBASE_SCRIPTS)
      await errorAlert(page).getByRole('button', tryAgain).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    },
  )

test(
  'the dashboard shows that the sign-in could not be checked, and opens at Try again',
  { tag: ['@desktop', '@dashboard'] },
  async ({ page }) => {
    await restoreSession(page, ADMIN)
    await page.route(FIREBASE_SCRIPTS, (route) => route.abort())
    await page.goto('/dashboard/products')
    await expect(errorAlert(page)).toContainText(UNCHECKED)
    await page.unroute(FIREBASE_SCRIPTS)
    await errorAlert(page).getByRole('button', tryAgain).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  },
)

test(
  'a sign-in whose script does not load shows an error, and works at the next try',
  { tag: ['@desktop', '@dashboard'] },
  async ({ page }) => {
    await page.route(FIREBASE_SCRIPTS, (route) => route.abort())
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.getByLabel('Email address').fill(ADMIN.email)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    const button = page.getByRole('button', { name: 'Sign in', exact: true })
    await button.click()
    const errorDialog = page.getByRole('dialog', { name: 'Oops...' })
    await expect(errorDialog).toContainText('Error signing in! The sign-in service could not be reached.')
    await errorDialog.getByRole('button', { name: 'OK' }).click()
    await page.unroute(FIREBASE_SCRIPTS)
    await button.click()
    await expect(page).toHaveURL(/\/dashboard/)
  },
)
