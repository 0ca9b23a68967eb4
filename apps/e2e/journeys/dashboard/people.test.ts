import { readFile } from 'node:fs/promises'
import { contact } from '@energy/contracts/inquiries/contacts'
import { subscriber } from '@energy/contracts/subscribers'
import { user, type User } from '@energy/contracts/people/users'
import type { Page } from '@playwright/test'
import { restoreSession } from '../../support/accounts.ts'
import { adminHeaders } from '../../support/dashboard.ts'
import { isNarrow } from '../../support/data/menu.ts'
import { answerBox, readInquiry } from '../../support/data/inquiries.ts'
import { aPerson, aRecord } from '../../support/data/people.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

/** Chooses a role for the person who is shown. */
async function chooseRole(page: Page, role: string) {
  await page.getByRole('article').getByRole('button', { name: 'Change role' }).click()
  await page.getByRole('menuitem', { name: role }).click()
}

test(
  'the newest user is shown first, with defaults for empty fields',
  { tag: '@layout' },
  async ({ page, request }) => {
    const person = aPerson()
    await aRecord(request, person)
    await restoreSession(page, ADMIN)
    await page.goto('/dashboard/user')
    const row = page.getByRole('list', { name: 'Users' }).getByRole('link').first()
    await expect(row).toContainText(person.email)
    await expect(row).toHaveAttribute('aria-current', 'true')
    if (isNarrow(page)) await row.click()
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 2 })).toHaveText('Noor Haddad')
    await expect(article).toContainText('No pending order')
    await expect(article).toContainText('$0.00')
    await expect(article.getByText('Did not input yet')).toHaveCount(6)
  },
)

test('a user is found by a part of their address, and their role changes after a confirmation', async ({
  page,
  request,
}) => {
  const person = aPerson()
  await aRecord(request, person)
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/user')
  await page.getByRole('searchbox', { name: 'Filter users' }).fill(person.email.slice(0, 20))
  await expect(page.getByText('1 found', { exact: true })).toBeVisible()
  await page.getByRole('list', { name: 'Users' }).getByRole('link').click()
  const article = page.getByRole('article')
  const roleDialog = page.getByRole('dialog', { name: 'Let Noor Haddad be in sales?' })
  await chooseRole(page, 'Sales')
  await roleDialog.getByRole('button', { name: 'Leave it' }).click()
  await expect(article.getByText('User', { exact: true })).toBeVisible()
  await chooseRole(page, 'Sales')
  await roleDialog.getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText('Noor Haddad is now in sales.')).toBeVisible()
  await chooseRole(page, 'User')
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText('Noor Haddad is now a user.')).toBeVisible()
})

test('the last admin cannot be demoted, and the screen says why', async ({ page, request, browserErrors }) => {
  const headers = await adminHeaders(request)
  const users: User[] = await (await request.get('/api/users', { headers })).json()
  for (const { email, role } of users)
    if (role === 'admin' && email !== ADMIN.email)
      await request.put(`/api${user.setRole.url.replace(':email', email)}`, { headers, data: { role: 'user' } })
  await restoreSession(page, ADMIN)
  await page.goto(`/dashboard/user?q=${ADMIN.email}`)
  await page.getByRole('list', { name: 'Users' }).getByRole('link').click()
  await chooseRole(page, 'Editor')
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText(/The role stays as it is\. .*last admin/)).toBeVisible()
  await expect(page.getByRole('article').getByText('Admin', { exact: true })).toBeVisible()
  browserErrors.expect(/409 .*\/api\/users\/.*\/role/)
})

test('users who ask to become an admin are marked in the list, and are answered', async ({ page, request }) => {
  const [approved, declined] = [aPerson(), aPerson()]
  for (const person of [approved, declined]) await aRecord(request, person)
  const headers = await adminHeaders(request)
  // Applicants wait only with a real identity provider, so the response is changed.
  let asking = ''
  await page.route(`**/api${user.list.url}?*`, async (route) => {
    if (asking === '') return route.continue()
    const response = await route.fetch()
    const users: User[] = await response.json()
    const json = users.map((each) => (each.email === asking ? { ...each, requestedRole: 'admin' } : each))
    return route.fulfill({ response, json })
  })
  await restoreSession(page, ADMIN)
  for (const { email, button, role, message } of [
    { ...approved, button: 'Approve', role: 'admin', message: 'Noor Haddad is now an admin.' },
    { ...declined, button: 'Decline', role: 'user', message: 'Request declined.' },
  ])
    await test.step(button, async () => {
      asking = email
      await page.goto(`/dashboard/user?q=${email}`)
      const row = page.getByRole('list', { name: 'Users' }).getByRole('link')
      await expect(row).toContainText('Asks to become an admin')
      await row.click()
      // Not `unroute`: in a page that is still loading, it stops requests of Chromium for ever.
      asking = ''
      await page.getByRole('article').getByRole('button', { name: button }).click()
      if (role === 'admin') await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
      await expect(page.getByText(message)).toBeVisible()
      const record: User = await (await request.get(`/api/users/${email}`, { headers })).json()
      expect(record.role).toBe(role)
    })
})

test('each request of a person is shown with its date, can be answered, and can be deleted', async ({
  page,
  request,
}) => {
  const email = `${crypto.randomUUID()}@example.com`
  for (const comment of ['The boiler is old.\nIt leaks.', 'And the roof?'])
    await request.post('/api/specialists', {
      data: { username: 'Ola Berg', email, phone: '+44 20 7946 0101', comment },
    })
  await restoreSession(page, ADMIN)
  await page.goto(`/dashboard/invoice?q=${email}`)
  await page.locator('tbody').getByRole('link').first().click()
  const article = page.getByRole('article')
  await expect(article).toContainText('Visitor without an account')
  await expect(article.getByRole('heading', { name: /^Description/ })).toContainText(String(new Date().getFullYear()))
  await expect(article.getByRole('blockquote')).toHaveText('The boiler is old.\nIt leaks.')
  await expect(article.getByRole('link', { name: 'And the roof?' })).toBeVisible()
  await expect(article.getByRole('link', { name: 'Reply through call' })).toHaveAttribute('href', 'tel:+442079460101')
  await expect(article.getByRole('button', { name: 'Reply through mail' })).toBeEnabled()
  const deleteIt = async () => {
    await article.getByRole('button', { name: 'Delete this request' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  }
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await deleteIt()
  await expect(page.getByText('Inquiry deleted.')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(`id=${id}`))
  await expect(article.getByRole('blockquote')).toHaveText('And the roof?')
  await expect(answerBox(page)).toBeVisible()
  expect(await readInquiry(request, id)).toMatchObject({ status: 404 })
  await deleteIt()
  await expect(page.getByText(`Nothing fits “${email}”.`)).toBeVisible()
})

test('a message of the contact form is shown with all its fields', async ({ page, request }) => {
  const comment = `When do you open? ${crypto.randomUUID()}`
  const email = `${crypto.randomUUID()}@example.com`
  const preferences = { email: true, phone: false, post: true, allAbove: false }
  const data = { firstName: 'Ines', email, time: 'after 3 pm', comment, preferences, origin: '/contact' }
  expect((await request.post(`/api${contact.create.url}`, { data })).status()).toBe(201)
  await restoreSession(page, ADMIN)
  await page.goto(`/dashboard/invoice?q=${email}`)
  await page.locator('tbody').getByRole('link').click()
  const article = page.getByRole('article')
  for (const text of [comment, 'after 3 pm', 'email, post', 'Contact form', '/contact'])
    await expect(article).toContainText(text)
})

test('subscribers are exported as CSV, and none of them as a formula', async ({ page, request }) => {
  const email = `=cmd-${crypto.randomUUID()}@example.com`
  expect((await request.post(`/api${subscriber.create.url}`, { data: { email } })).status()).toBe(202)
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/invoice?view=subscribers')
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Has yet to confirm')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('subscribers.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(`"'${email}",`)
})
