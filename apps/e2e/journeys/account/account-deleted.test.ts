import { user } from '@energy/contracts/people/users'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { openDashboard, signIn } from '../../support/accounts.ts'
import { adminHeaders } from '../../support/dashboard.ts'
import { openMenu } from '../../support/data/menu.ts'
import { aMember } from '../../support/data/people.ts'
import { sql } from '../../support/data/sql.ts'
import { expect, test } from '../../support/test.ts'
import { anAdmin } from '../../support/data/inquiries.ts'

const errorDialog = (page: Page) => page.getByRole('dialog', { name: 'Oops...' })

async function deleteByAdmin(request: APIRequestContext, email: string) {
  const path = `/api${user.remove.url.replace(':email', email)}`
  expect((await request.delete(path, { headers: await adminHeaders(request) })).status()).toBe(200)
}

/** Creates a new user and opens their profile. */
async function openOwnProfile(page: Page) {
  const person = await aMember(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible()
  await expect(page.getByText('No payments yet.')).toBeVisible()
  // Every call of the profile is answered: a later one would notice the deletion.
  await page.waitForLoadState('networkidle')
  return person
}

/** Expects the error dialog and no data of the deleted user, and closes the dialog. */
async function expectUserNotFound(page: Page) {
  await expect(errorDialog(page)).toContainText('User not found!')
  await expect(page.getByText('Noor Haddad')).toBeHidden()
  await errorDialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(errorDialog(page)).toBeHidden()
}

/** Follows `link` unless the page has noticed the deletion by itself: its dialog then covers the link. */
async function followUntilNoticed(page: Page, link: Locator) {
  await expect(async () => {
    if (!(await errorDialog(page).isVisible())) await link.click({ timeout: 1000 })
    await expect(errorDialog(page)).toBeVisible({ timeout: 5000 })
  }).toPass()
}

test(
  'the open tab of a deleted user ends its session with User not found! at its next call',
  { tag: '@desktop' },
  async ({ page, request, browserErrors }) => {
    const { email } = await openOwnProfile(page)
    await page.getByRole('banner').getByRole('link', { name: /home/ }).click()
    await deleteByAdmin(request, email)
    await followUntilNoticed(page, page.getByRole('link', { name: 'Profile' }))
    await expectUserNotFound(page)
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' })).toBeVisible()
    // The page that noticed may be the home page or the profile: see followUntilNoticed.
    await page.goto('/profile')
    await expect(page.getByText('User not logged in')).toBeVisible()
    browserErrors.expect(/40[134] .*\/api\/users\//)
    browserErrors.expect(/400 .*(securetoken|accounts:lookup)/)
  },
)

test(
  'a deleted user who opens a page again sees User not found! once, and their record is not created again',
  { tag: '@desktop' },
  async ({ page, request, browserErrors }) => {
    const { email } = await openOwnProfile(page)
    // A page of the site may notice the deletion itself, and a reload would lose its message.
    await page.goto('/robots.txt')
    await deleteByAdmin(request, email)
    await page.goto('/profile')
    await expectUserNotFound(page)
    await openMenu(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await page.getByRole('link', { name: /home/ }).click()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(errorDialog(page)).toBeHidden()
    const { found } = await (await request.post(`/api${user.lookup.url}`, { data: { email } })).json()
    expect(found).toBe(false)
    browserErrors.expect(/400 .*accounts:lookup/)
  },
)

test("deleting one's account with the password shows a confirmation, and User not found! in another tab; the address is unknown then", async ({
  page,
  context,
  request,
}) => {
  const person = await openOwnProfile(page)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account?' })
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Enter your password')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expectUserNotFound(other)
  await expect(page).toHaveURL('/')
  await page.waitForLoadState('networkidle')
  await expect(errorDialog(page)).toBeHidden()
  const { found } = await (await request.post(`/api${user.lookup.url}`, { data: { email: person.email } })).json()
  expect(found).toBe(false)
  await signIn(page, person)
  await expect(errorDialog(page)).toContainText('User not found!')
})

test(
  'a download for a deleted record with a valid token ends the session',
  { tag: '@desktop' },
  async ({ page, browserErrors }) => {
    const { email } = await openOwnProfile(page)
    await sql('DELETE FROM users WHERE email = $1', [email])
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expectUserNotFound(page)
    await expect(page.getByText('User not logged in')).toBeVisible()
    browserErrors.expect(/404 .*\/api\/users\//)
  },
)

test(
  'a deleted admin sees User not found!, and the dashboard closes',
  { tag: ['@desktop', '@dashboard'] },
  async ({ page, request, browserErrors }) => {
    const person = await anAdmin(request)
    await openDashboard(page, person)
    await deleteByAdmin(request, person.email)
    await followUntilNoticed(page, page.getByRole('link', { name: 'Products' }).first())
    await expectUserNotFound(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await expect(errorDialog(page)).toBeHidden()
    browserErrors.expect(/40[134] .*\/api\//)
    // The token is renewed after a 401 alone. The API answers 403 or 404 where it still accepts the token.
    browserErrors.expect(/400 .*securetoken|40[134] .*\/api\//)
  },
)

test(
  'a deleted admin who opens the dashboard again sees User not found!',
  { tag: ['@desktop', '@dashboard'] },
  async ({ page, request, browserErrors }) => {
    const person = await anAdmin(request)
    await openDashboard(page, person)
    // A page of the site would notice the deletion itself.
    await page.goto('/robots.txt')
    await deleteByAdmin(request, person.email)
    await page.goto('/dashboard')
    await expectUserNotFound(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    browserErrors.expect(/400 .*accounts:lookup/)
  },
)
