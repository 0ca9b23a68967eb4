import { signIn } from '../../support/accounts.ts'
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
