import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { anIdentity, aPerson, aRecord, signUp } from '../../support/data/people.ts'
import { ADMIN_APPLICANTS, CUSTOMER, DATA, SITE } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

test('a sign-up as an admin redirects to the dashboard', { tag: '@dashboard' }, async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Role').selectOption('admin')
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Email address').fill(aPerson().email)
  await page.getByLabel('Password', { exact: true }).fill('wind-and-water')
  await page.getByLabel('Confirm password', { exact: true }).fill('wind-and-water')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/dashboard\/?$/)
  await expect(page.getByText('User created successfully.')).toBeVisible()
})

test("a sign-up that waits for an admin's approval says so, redirects to home, and gets it from the shell too", async ({
  page,
}, { project }) => {
  const email = project.name === 'phone' ? ADMIN_APPLICANTS.phone : ADMIN_APPLICANTS.desktop
  await signUp(page, { ...aPerson(), email })
  await expect(page.getByText('User created successfully. An admin will look at your request.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page.getByText('You asked to be an admin. An admin will look at your request.')).toBeVisible()

  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, '../../../api/src/admin-grant.ts'), email],
    { env: { DATA_DIR: DATA } },
  )
  expect(stdout).toBe(`${email} is an admin now.\n`)
})

test('an interrupted sign-up is completed by the same password', async ({ page, request, browserErrors }) => {
  const person = aPerson()
  await anIdentity(request, person)
  await signUp(page, { ...person, password: 'another-password' })
  await expect(page.getByText('with this e-mail address and another password')).toBeVisible()
  await signUp(page, person)
  await expect(page.getByText('User created successfully.')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible()
  browserErrors.expect(/400 .*accounts:signUp/)
  browserErrors.expect(/400 .*accounts:signInWithPassword/)
})

test('a sign-in returns to the page that asked for it', async ({ page }) => {
  await page.goto('/profile/profileUpdate')
  await expect(page.getByText('User not logged in')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login?next=%2Fprofile%2FprofileUpdate')
  await page.getByLabel('Email address').fill(CUSTOMER.email)
  await page.getByLabel('Password', { exact: true }).fill(CUSTOMER.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('User logged in successfully.')).toBeVisible()
  await expect(page).toHaveURL('/profile/profileUpdate')
})

// The other ways to write such an address: same-origin-path.test.ts of the site.
test('?next does not redirect to another site', async ({ page, request }) => {
  const person = aPerson()
  await aRecord(request, person)
  await page.goto('/login?next=%2F%5Cevil.example', { waitUntil: 'networkidle' })
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('User logged in successfully.')).toBeVisible()
  await expect(page).toHaveURL(`${SITE}/`)
})
