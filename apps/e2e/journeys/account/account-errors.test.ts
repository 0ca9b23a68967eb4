import type { Page } from '@playwright/test'
import { signIn } from '../../support/accounts.ts'
import { noticesLoaded } from '../../support/page/code-loaded.ts'
import { aPerson, aRecord, changeIdentity, signUp } from '../../support/data/people.ts'
import { CUSTOMER } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

const errorDialog = (page: Page) => page.getByRole('dialog', { name: 'Oops...' })

test('a sign-in with a disabled account is rejected with that reason', async ({ page, request, browserErrors }) => {
  const person = aPerson()
  await changeIdentity(request, await aRecord(request, person), { disableUser: true })
  await signIn(page, person)
  await expect(errorDialog(page)).toContainText('Error signing in! This account has been closed.')
  browserErrors.expect(/400 .*accounts:signInWithPassword/)
})

test('a sign-in while offline shows the reason and keeps the input', async ({ page, context, browserErrors }) => {
  await page.goto('/login')
  await page.getByLabel('Email address').fill(CUSTOMER.email)
  await page.getByLabel('Password', { exact: true }).fill(CUSTOMER.password)
  // Before the connection is cut.
  await noticesLoaded(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(errorDialog(page)).toContainText('Error signing in! The server could not be reached.')
  await errorDialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(CUSTOMER.email)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/')
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED .*\/api\/users\/lookup/)
})

test('a weak password is reported at its field, before anything is sent', async ({ page }) => {
  await signUp(page, { ...aPerson(), password: 'wind' })
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expect(page.getByText('Choose a password of at least 6 characters')).toBeVisible()
  await password.fill('wind-and-water')
  await expect(password).not.toHaveAttribute('aria-invalid')
})

test('a summary lists the missing fields, and each entry links to its field', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('There are 4 things to correct')
  await summary.getByRole('link', { name: 'Enter your last name' }).click()
  await expect(page.getByLabel('Last name')).toBeFocused()
})

test('a password is shown and hidden by its button', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  const toggle = page.getByRole('button', { name: 'Show password' })
  await expect(password).toHaveAttribute('type', 'password')
  await toggle.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('a visitor without a session never loads the sign-in service', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => /firebase|identitytoolkit|\/api\/users/.test(url))).toEqual([])
  expect(requested.length).toBeGreaterThan(3)
})
