import { CUSTOMER } from '../../support/product.ts'
import { restoreSession, signIn } from '../../support/accounts.ts'
import { openMenu } from '../../support/data/menu.ts'
import { expect, test } from '../../support/test.ts'

const aPerson = () => ({ email: `person-${crypto.randomUUID()}@example.com`, password: 'wind-and-water' })

test('a visitor signs up, signs out and signs in again', { tag: '@layout' }, async ({ page }) => {
  const { email, password } = aPerson()
  await page.goto('/signup')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('User created successfully.')).toBeVisible()
  await expect(page).toHaveURL('/')

  await openMenu(page)
  await page.getByRole('button', { name: 'LogOut' }).click()
  await expect(page).toHaveURL('/signup')

  await signIn(page, { email, password })
  await expect(page.getByText('User logged in successfully.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.reload()
  await openMenu(page)
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible()
})

test('passwords that differ are reported under the form, before any other error', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Password', { exact: true }).fill('wind-and-water')
  await page.getByLabel('Confirm password', { exact: true }).fill('wind-and-fire')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Password does not match')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Noor')
})

test('a sign-up with the address of an account is rejected', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Email address').fill(CUSTOMER.email)
  await page.getByLabel('Password', { exact: true }).fill('wind-and-water')
  await page.getByLabel('Confirm password', { exact: true }).fill('wind-and-water')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Email already exists. Please login!')).toBeVisible()
})

test('a sign-in with an unknown address is rejected', async ({ page }) => {
  await signIn(page, aPerson())
  await expect(page.getByRole('dialog')).toContainText('Oops...')
  await expect(page.getByRole('dialog')).toContainText('User not found!')
})

test('a sign-in with a wrong password is rejected with that reason', async ({ page, browserErrors }) => {
  await signIn(page, { ...CUSTOMER, password: 'not-the-password' })
  await expect(page.getByRole('dialog')).toContainText('Error signing in!')
  await expect(page.getByRole('dialog')).toContainText('password is wrong')
  browserErrors.expect(/400 .*accounts:signInWithPassword/)
})

test('a customer sees that the dashboard is for staff', { tag: '@dashboard' }, async ({ page }) => {
  await restoreSession(page, CUSTOMER)
  await page.goto('/dashboard/')
  await expect(page.getByText(/for staff/i)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeHidden()
})
