import type { ClientConfig } from '@energy/contracts/site/client-config'
import { user } from '@energy/contracts/people/users'
import type { Page } from '@playwright/test'
import { TOTP, URI } from 'otpauth'
import { openDashboard, restoreSession, signIn } from '../../support/accounts.ts'
import { adminHeaders } from '../../support/dashboard.ts'
import { aPerson, aRecord, changeIdentity, setRole } from '../../support/data/people.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

/** Requires a second factor of the staff in this page. */
const requireIt = (page: Page) =>
  page.route('**/dashboard/config.json', async (route) => {
    const response = await route.fetch()
    const config: ClientConfig = await response.json()
    await route.fulfill({ response, json: { ...config, secondFactor: 'required' } })
  })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enter your code' })
async function typeCode(page: Page, code: string) {
  await dialog(page).getByLabel('Code').fill(code)
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
}

test('where it is required, staff set up a second factor first, and sign in with its code from then on', async ({
  page,
  request,
  browser,
  browserErrors,
}) => {
  const person = aPerson()
  await changeIdentity(request, await aRecord(request, person), { emailVerified: true })
  await setRole(request, person.email, 'editor')
  await restoreSession(page, person)
  await requireIt(page)

  await page.goto('/dashboard/products?q=heat')
  await expect(page.getByRole('heading', { level: 1, name: 'Second factor' })).toBeVisible()
  await page.getByRole('button', { name: 'Set it up' }).click()
  const address = await page.getByRole('link', { name: 'Open it there' }).getAttribute('href')
  const app = URI.parse(address ?? '')
  if (!(app instanceof TOTP)) throw new Error(`Not an app with codes by time: ${address}`)
  expect(app.label).toBe(person.email)
  await page.getByLabel('Code').fill('000 000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This is not the code that the app shows now.')).toBeVisible()
  await page.getByLabel('Code').fill(app.generate())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/\/products\?q=heat$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')

  const other = await (await browser.newContext()).newPage()
  await signIn(other, person)
  await typeCode(other, '12')
  await expect(dialog(other)).toContainText('The code has six digits.')
  await typeCode(other, '000000')
  await expect(dialog(other)).toContainText('This is not the code that the app shows now.')
  await typeCode(other, app.generate())
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await other.context().close()
  browserErrors.expect(/400 .*\/accounts\/mfaEnrollment:finalize/)
})

test('an admin removes the second factor of a colleague, who then signs in without a code', async ({
  page,
  request,
  browser,
}) => {
  const person = aPerson()
  const enrollments = [{ mfaEnrollmentId: crypto.randomUUID(), phoneInfo: '+15550100001' }]
  await changeIdentity(request, await aRecord(request, person), { mfa: { enrollments } })
  await setRole(request, person.email, 'editor')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, person)
  await expect(dialog(other)).toBeVisible()

  await openDashboard(page, ADMIN)
  const found = await request.get(`/api${user.read.url.replace(':email', person.email)}`, {
    headers: await adminHeaders(request),
  })
  const { _id: id }: { _id: string } = await found.json()
  await page.goto(`/dashboard/user?id=${id}`)
  await page.getByRole('button', { name: 'Remove second factor' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('signs in without a second factor now')).toBeVisible()

  await dialog(other).getByRole('button', { name: 'Cancel' }).click()
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).not.toHaveAttribute('aria-busy')
  await expect(other.getByRole('dialog')).toBeHidden()
  await signIn(other, person)
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await other.context().close()
})
