import type { Page } from '@playwright/test'
import { openDashboard, SIGN_IN_CODE } from '../support/accounts.ts'
import { openMenu } from '../support/menu.ts'
import { aMember } from '../support/people.ts'
import { ADMIN } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const failed = (page: Page) => page.getByRole('main').getByRole('alert')
const UNCHECKED = 'We could not check whether you are signed in.'
const tryAgain = { name: 'Try again' }

test.afterEach(({ complaints }) => {
  // The browser tells of the code that these journeys hold back.
  complaints.length = 0
})

test('who may be signed in is told where that cannot be checked, and is known at Try again', async ({ page }) => {
  await aMember(page)
  await page.route(SIGN_IN_CODE, (route) => route.abort())
  await page.reload()
  const bar = page.getByRole('banner')
  await openMenu(page)
  await expect(bar.getByText('Sign-in not checked')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await bar.getByRole('button', tryAgain).click()
  await expect(bar.getByRole('button', tryAgain)).not.toHaveAttribute('aria-busy')
  await expect(bar.getByText('Sign-in not checked')).toBeVisible()
  await page.unroute(SIGN_IN_CODE)
  await bar.getByRole('button', tryAgain).click()
  await expect(bar.getByRole('link', { name: 'Profile' })).toBeVisible()
})

for (const [path, name] of [
  ['/profile', 'Noor Haddad'],
  ['/profile/profileUpdate', 'Edit profile'],
] as const)
  test(`${path} says that the sign-in could not be checked, and comes at Try again`, async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'It is the same there.')
    await aMember(page)
    await page.route(SIGN_IN_CODE, (route) => route.fulfill({ status: 503 }))
    await page.goto(path)
    await expect(failed(page)).toContainText(UNCHECKED)
    await expect(page.getByText('User not logged in')).toBeHidden()
    await page.unroute(SIGN_IN_CODE)
    await failed(page).getByRole('button', tryAgain).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

test('the dashboard says that the sign-in could not be checked, and opens at Try again', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'It is the same there.')
  await openDashboard(page, ADMIN)
  await page.route(SIGN_IN_CODE, (route) => route.abort())
  await page.goto('/dashboard/products')
  await expect(failed(page)).toContainText(UNCHECKED)
  await page.unroute(SIGN_IN_CODE)
  await failed(page).getByRole('button', tryAgain).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
})

test('who cannot sign in as its code does not come is told so, and can at the next try', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'It is the same there.')
  await page.route(SIGN_IN_CODE, (route) => route.abort())
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email address').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await button.click()
  const oops = page.getByRole('dialog', { name: 'Oops...' })
  await expect(oops).toContainText('Error signing in! The sign-in service could not be reached.')
  await oops.getByRole('button', { name: 'OK' }).click()
  await page.unroute(SIGN_IN_CODE)
  await button.click()
  await expect(page).toHaveURL(/\/dashboard/)
})
