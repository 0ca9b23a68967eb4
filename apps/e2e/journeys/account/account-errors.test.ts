import type { Page } from '@playwright/test'
import { aPerson, aRecord, changeIdentity } from '../../support/data/people.ts'
import { CUSTOMER } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

const errorDialog = (page: Page) => page.getByRole('dialog', { name: 'Oops...' })

/** Closes the error dialog. */
async function closeDialog(page: Page) {
  await errorDialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(errorDialog(page)).toBeHidden()
}

test('a sign-in that fails shows its reason and keeps the input, until it succeeds', async ({
  page,
  context,
  request,
  browserErrors,
}) => {
  const person = aPerson()
  await changeIdentity(request, await aRecord(request, person), { disableUser: true })
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  const tryToSignIn = async (account: { email: string; password: string }) => {
    await page.getByLabel('Email address').fill(account.email)
    await password.fill(account.password)
    await submit.click()
  }
  await test.step('a password is shown and hidden by its button', async () => {
    const toggle = page.getByRole('button', { name: 'Show password' })
    await expect(password).toHaveAttribute('type', 'password')
    await toggle.click()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await toggle.click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  await test.step('a sign-in with an unknown address is rejected', async () => {
    await tryToSignIn(aPerson())
    await expect(errorDialog(page)).toContainText('User not found!')
    await closeDialog(page)
  })

  await test.step('a sign-in with a disabled account is rejected with that reason', async () => {
    await tryToSignIn(person)
    await expect(errorDialog(page)).toContainText('Error signing in! This account has been closed.')
    await closeDialog(page)
  })

  await test.step('a sign-in with a wrong password is rejected with that reason', async () => {
    await tryToSignIn({ ...CUSTOMER, password: 'not-the-password' })
    await expect(errorDialog(page)).toContainText('Error signing in!')
    await expect(errorDialog(page)).toContainText('password is wrong')
    await closeDialog(page)
  })

  await test.step('a sign-in while offline shows the reason and keeps the input', async () => {
    await context.setOffline(true)
    await tryToSignIn(CUSTOMER)
    await expect(errorDialog(page)).toContainText('Error signing in! The server could not be reached.')
    await closeDialog(page)
    await expect(page.getByLabel('Email address')).toHaveValue(CUSTOMER.email)
    await context.setOffline(false)
  })
  await submit.click()
  await expect(page).toHaveURL('/')
  browserErrors.expect(/400 .*accounts:signInWithPassword/)
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED .*\/api\/users\/lookup/)
})

test('what is wrong in a sign-up is reported before anything is sent, and an address that has an account after it', async ({
  page,
}) => {
  await page.goto('/signup')
  const submit = page.getByRole('button', { name: 'Sign Up' })
  const password = page.getByLabel('Password', { exact: true })
  const confirmation = page.getByLabel('Confirm password', { exact: true })
  await test.step('a summary lists the missing fields, and each entry links to its field', async () => {
    await submit.click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('There are 4 things to correct')
    await summary.getByRole('link', { name: 'Enter your last name' }).click()
    await expect(page.getByLabel('Last name')).toBeFocused()
  })

  await test.step('passwords that differ are reported under the form, before any other error', async () => {
    await page.getByLabel('First name').fill('Noor')
    await password.fill('wind-and-water')
    await confirmation.fill('wind-and-fire')
    await submit.click()
    await expect(page.getByText('Password does not match')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Noor')
  })

  await test.step('a weak password is reported at its field, before anything is sent', async () => {
    await page.getByLabel('Last name').fill('Haddad')
    await page.getByLabel('Email address').fill(CUSTOMER.email)
    await password.fill('wind')
    await confirmation.fill('wind')
    await submit.click()
    await expect(password).toBeFocused()
    await expect(page.getByText('Choose a password of at least 6 characters')).toBeVisible()
    await password.fill('wind-and-water')
    await expect(password).not.toHaveAttribute('aria-invalid')
  })

  await test.step('a sign-up with the address of an account is rejected', async () => {
    await confirmation.fill('wind-and-water')
    await submit.click()
    await expect(page.getByText('Email already exists. Please login!')).toBeVisible()
  })
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
