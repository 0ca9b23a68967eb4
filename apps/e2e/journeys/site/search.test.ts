import { restoreSession } from '../../support/accounts.ts'
import { mailsTo } from '../../support/data/mailbox.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

test('the search finds forms of a word, filters by kind, corrects a typing error, and leads to the result', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('summary[aria-label=Search]').filter({ visible: true }).click()
  const box = page.getByRole('combobox', { name: 'Search' }).filter({ visible: true })
  await expect(box).toBeFocused()
  const suggested = page.waitForResponse(/typing=true/)
  await box.pressSequentially('heat pu')
  await suggested
  await expect(page.locator('datalist option', { hasText: 'Heat pumps' }).first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await page.locator('summary[aria-label=Search]').filter({ visible: true }).click()
  await box.fill('pumping heat')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ results?$/ })).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()

  const kinds = page.getByRole('navigation', { name: 'Kinds of results' })
  await kinds.getByRole('link', { name: /^Products/ }).click()
  await expect(page).toHaveURL(/kind=products/)
  await expect(page.locator('.rows .kind').filter({ hasNotText: 'Product' })).toHaveCount(0)

  await page.goto('/search?q=heat+pmup')
  await expect(page.getByRole('heading', { level: 1, name: 'No results' })).toBeVisible()
  await page.getByRole('link', { name: 'heat pump', exact: true }).click()
  await page.getByRole('link', { name: 'Heat pumps', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heat pumps')
})

test(
  'what visitors do not find is shown to staff, and not what they were only typing',
  { tag: ['@desktop', '@dashboard'] },
  async ({ page }) => {
    await page.goto('/search')
    const box = page.getByRole('combobox', { name: 'Search' })
    const suggested = page.waitForResponse(/typing=true/)
    await box.pressSequentially('zeppel')
    await suggested
    await box.fill('zeppelin')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'No results' })).toBeVisible()
    await restoreSession(page, ADMIN)
    await page.goto('/dashboard/searches')
    await expect(page.getByRole('row', { name: /^zeppelin 1/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /^zeppel / })).toHaveCount(0)
  },
)

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form, and its results are links', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('combobox', { name: 'Search' }).fill('solar')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await page.locator('.rows').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/single_/)
  })

  test('the newsletter is subscribed to from a page of results', async ({ page, request }) => {
    const email = `${crypto.randomUUID()}@example.com`
    await page.goto('/search?q=solar')
    const newsletter = page.getByRole('form', { name: 'Newsletter' })
    await newsletter.getByLabel('Email').fill(email)
    await newsletter.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Look in your mailbox.')).toBeFocused()
    await mailsTo(request, email)
  })
})
