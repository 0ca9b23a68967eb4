import type { Page } from '@playwright/test'
import { changeIdentity, aMember, setRole } from '../../support/data/people.ts'
import { expect, test } from '../../support/test.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Update Profile' }).click()

test('a profile shows every section, and is changed: its name is split into first and last name', async ({
  page,
  request,
}) => {
  const { email } = await aMember(page)
  await page.goto('/profile')
  await test.step('it shows every section, and marks empty fields', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible()
    await expect(page.locator('main header img')).toHaveAttribute('src', '/plates/avatar.svg')
    const headings = ['Personal information', 'Business information', 'Purchased services', 'Purchased products']
    for (const name of [...headings, 'Billing history', 'Billing overview', 'Payment history'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const term of ['Last purchase', 'Total spent', 'Last time purchased', 'Total purchase'])
      await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible()
    await expect(page.getByText('Did not input yet')).toHaveCount(6)
    await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible()
    for (const none of ['No service bought yet.', 'No product bought yet.', 'No payments yet.'])
      await expect(page.getByText(none)).toBeVisible()
  })

  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(page).toHaveURL('/profile/profileUpdate')
  await expect(page.getByLabel('Email address', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Email address', { exact: true })).toHaveAttribute('readonly', '')
  await page.getByLabel('Name', { exact: true }).fill('Ada Augusta King')
  await page.getByLabel('Phone', { exact: false }).first().fill('0114 496 0110')
  await page.getByLabel('Business name').fill('King Analytics')
  const sent = page.waitForRequest((each) => each.method() === 'PUT')
  await save(page)
  expect((await sent).postDataJSON()).toMatchObject({ firstName: 'Ada', lastName: 'Augusta King' })
  await expect(page.getByText('User info updated successfully.')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Augusta King' })).toBeVisible()
  await expect(page.getByText('King Analytics')).toBeVisible()
  const records = await request.get('/api/users')
  expect(records.status()).toBe(401)
})

test('what is typed into a profile is asked about before it is left, and stays where it is refused or cannot be sent', async ({
  page,
  browserErrors,
}) => {
  await aMember(page)
  await page.goto('/profile/profileUpdate')
  await test.step('a field error has its own text, and disappears once the field is corrected', async () => {
    const link = page.getByLabel('Image link')
    await link.fill('http://example.com/me.png')
    await save(page)
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Enter a link that starts with https://')).toBeVisible()
    await link.fill('https://example.com/me.png')
    await expect(link).not.toHaveAttribute('aria-invalid')
  })

  await test.step('leaving unsaved changes asks for a confirmation', async () => {
    await page.getByLabel('Business name').fill('King Analytics')
    await page.getByRole('link', { name: 'Back to Profile' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByLabel('Business name')).toHaveValue('King Analytics')
    await page.getByRole('link', { name: 'Back to Profile' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText('Did not input yet')).toHaveCount(6)
    await expect(page.getByText('King Analytics')).toBeHidden()
  })

  await test.step('a save that cannot be sent keeps the input, and succeeds at the next try', async () => {
    await page.getByRole('link', { name: 'Edit profile' }).click()
    await page.getByLabel('Business name').fill('King Analytics')
    await page.route('**/api/users/**', (route) => route.abort())
    await save(page)
    await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
    await page.unroute('**/api/users/**')
    await save(page)
    await expect(page.getByText('User info updated successfully.')).toBeVisible()
    await expect(page.getByText('King Analytics')).toBeVisible()
    browserErrors.expect(/ERR_FAILED .*\/api\/users\//)
  })
})

test(
  'a profile is saved although an admin has changed the role since the form was opened',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { email } = await aMember(page)
    await setRole(request, email, 'admin')
    await page.goto('/profile/profileUpdate')
    await page.getByLabel('Business name').fill('King Analytics')
    await setRole(request, email, 'user')
    await save(page)
    await expect(page.getByText('User info updated successfully.')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText('King Analytics')).toBeVisible()
  },
)

test('a session that ends during a save is renewed in a dialog, and the input is not lost', async ({
  page,
  request,
  browserErrors,
}) => {
  const { password } = await aMember(page)
  await page.goto('/profile/profileUpdate')
  await page.getByLabel('Business name').fill('King Analytics')
  // The API rejects the invalid token, and the disabled account cannot renew it.
  const rejectedSave = page.waitForRequest((each) => each.method() === 'PUT')
  await page.route('**/api/users/**', (route) => {
    const headers = { ...route.request().headers(), authorization: 'Bearer spent' }
    return route.request().method() === 'PUT' ? route.continue({ headers }) : route.continue()
  })
  const token = await page.evaluate(() => {
    const stored = localStorage.getItem('firebase:authUser:local:[DEFAULT]') ?? '{}'
    return String(JSON.parse(stored).stsTokenManager.accessToken)
  })
  await changeIdentity(request, token, { disableUser: true })
  await save(page)
  await rejectedSave
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  await expect(page.getByLabel('Business name')).toHaveValue('King Analytics')

  await changeIdentity(request, token, { disableUser: false })
  await page.unroute('**/api/users/**')
  // The sign-in reads the record. Its response, from before the save, arrives after the save.
  const saved = page.waitForResponse((each) => each.request().method() === 'PUT' && each.ok())
  await page.route('**/api/users/**', async (route) => {
    if (route.request().method() === 'PUT') return route.continue()
    const response = await route.fetch()
    await saved
    return route.fulfill({ response })
  })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in and save' }).click()
  await expect(page.getByText('User info updated successfully.')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('King Analytics')).toBeVisible()
  // The record may be read once more. Waits for its handler, so that none is pending when the page closes.
  await page.unrouteAll({ behavior: 'wait' })
  browserErrors.expect(/401 .*\/api\/users\//)
  browserErrors.expect(/400 .*securetoken/)
})
