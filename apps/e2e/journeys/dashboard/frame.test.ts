import { user } from '@energy/contracts/people/users'
import { openDashboard, restoreSession } from '../../support/accounts.ts'
import { adminHeaders, editorPath, publish, publishButton, titleField } from '../../support/dashboard.ts'
import { openMenu } from '../../support/data/menu.ts'
import { aPerson, aRecord } from '../../support/data/people.ts'
import { ADMIN, CUSTOMER } from '../../support/product.ts'
import { firstIds } from '../../screens/screen.ts'
import { expect, test } from '../../support/test.ts'

test('every screen has an address that survives a reload', async ({ page }) => {
  await restoreSession(page, ADMIN)
  const { product, service, blog } = await firstIds(page)
  const headings = {
    '/dashboard': 'Dashboard',
    '/dashboard/user': 'User profile',
    '/dashboard/products': 'Products',
    '/dashboard/services': 'Services',
    '/dashboard/blog': 'Blogs',
    '/dashboard/upload': 'Post',
    '/dashboard/invoice': 'User Details',
    [editorPath('products', product)]: 'Update Services',
    [editorPath('services', service)]: 'Update Services',
    [editorPath('blogs', blog)]: 'Update Blog',
    '/dashboard/nowhere': 'This page is not here',
  }
  for (const [path, name] of Object.entries(headings)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    // A reload requests this address again.
    await expect(page).toHaveURL(path)
  }
})

test('a signed-out admin signs in on the dashboard itself, and then sees the requested screen', async ({ page }) => {
  const { product } = await firstIds(page)
  await page.goto(editorPath('products', product))
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('Email address').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Admin logged in successfully.')).toBeVisible()
  await expect(page).toHaveURL(editorPath('products', product))
  await expect(titleField(page)).not.toHaveValue('')
})

test('a customer sees that the dashboard is for staff, and none of its screens', async ({ page }) => {
  await restoreSession(page, CUSTOMER)
  await page.goto('/dashboard/invoice')
  await expect(page.getByRole('heading', { level: 1, name: 'This part is for staff' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Invoice' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Go to the site' })).toBeVisible()
})

test('an admin who is demoted while editing sees so, and can restore the draft when promoted again', async ({
  page,
  request,
  createItem,
  browserErrors,
}) => {
  const person = aPerson()
  await aRecord(request, person)
  const setOwnRole = async (role: 'admin' | 'user') => {
    const url = `/api${user.setRole.url.replace(':email', person.email)}`
    expect((await request.put(url, { headers: await adminHeaders(request), data: { role } })).status()).toBe(200)
  }
  const id = await createItem('services', { headerTitle: 'Theirs to edit' })
  await setOwnRole('admin')
  await restoreSession(page, person)
  await page.goto(editorPath('services', id))
  // No save is answered before the role has changed. A slow machine would save the draft in between.
  const demoted = Promise.withResolvers<void>()
  await page.route(`**/api/services/${id}/draft`, async (route) => {
    if (route.request().method() === 'PUT') await demoted.promise
    await route.continue()
  })
  await titleField(page).fill('Edited by somebody who was an admin')
  await setOwnRole('user')
  await publishButton(page).click()
  demoted.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'This part is for staff' })).toBeVisible()
  await setOwnRole('admin')
  await page.goto(editorPath('services', id))
  await page.getByRole('button', { name: 'Restore' }).click()
  await publish(page)
  browserErrors.expect(/403 .*\/api\//)
  await setOwnRole('user')
})

test('the account menu opens by keyboard, returns the focus, and logs out to the sign-up', async ({ page }) => {
  await openDashboard(page, ADMIN)
  const button = page.getByRole('button', { name: /account menu$/ })
  const logout = page.getByRole('menuitem', { name: 'Logout' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(logout).toBeFocused()
  await expect(logout).not.toHaveCSS('outline-style', 'none')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByRole('menu', { name: 'Account' })).toHaveCSS('outline-style', 'solid')
  await page.emulateMedia({ forcedColors: 'none' })
  await page.keyboard.press('Escape')
  await expect(logout).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(logout).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(logout).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup')
})

test(
  'on a small screen the menu opens by its button, and closes by Escape, a click outside and a link',
  { tag: '@phone' },
  async ({ page }) => {
    await openDashboard(page, ADMIN)
    const button = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await button.click()
    await expect(menu.getByRole('link', { name: 'Products' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(370, 600)
    await expect(menu).toBeHidden()
    await button.click()
    await menu.getByRole('link', { name: 'Products' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  },
)

test('the badge counts people, not requests', { tag: '@layout' }, async ({ page, request }) => {
  const email = `${crypto.randomUUID()}@example.com`
  const countPeople = async () => {
    const { people: count }: { people: number } = await (
      await request.get('/api/overview', { headers: await adminHeaders(request) })
    ).json()
    return count
  }
  const before = await countPeople()
  for (const comment of ['Once', 'Twice'])
    await request.post('/api/specialists', { data: { username: 'Ola Berg', email, comment } })
  expect(await countPeople()).toBe(before + 1)
  await openDashboard(page, ADMIN)
  await openMenu(page)
  await expect(page.getByRole('link', { name: 'Invoice' })).toHaveText(
    `InvoiceRequests and messages${before + 1} people have asked`,
  )
})
