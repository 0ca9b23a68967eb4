import type { Page } from '@playwright/test'
import { waitForHydration } from '../../screens/screen.ts'
import { isNarrow } from '../../support/data/menu.ts'
import { expect, test } from '../../support/test.ts'

// Located by its tag: when collapsed it has no role, but it still marks the current page.
const navigation = (page: Page) => page.locator('nav[aria-label="Main"]')
const toggle = (page: Page) => page.getByRole('button', { name: /(Open|Close) menu/ })
const disclosure = (page: Page, label: string) => navigation(page).locator('summary', { hasText: label })

/** Opens the navigation if it is collapsed. */
async function openNavigation(page: Page) {
  if (isNarrow(page)) await toggle(page).click()
  return navigation(page)
}

test('the navigation links to every page and marks the current one', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/our_service')
  for (const [link, path] of [
    ['Guides', '/guides'],
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
    ['Home', '/'],
  ] as const) {
    await (await openNavigation(page)).getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    if (isNarrow(page)) await expect(navigation(page)).toBeHidden()
    await expect(navigation(page).locator('[aria-current="page"]')).toHaveText(link)
  }
})

test(
  'the menus Service and Products link to their list and items, and these and Guides are marked on the page of an item',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/')
    for (const [label, all, list] of [
      ['Service', 'All services', '/our_service'],
      ['Products', 'All products', '/our_product'],
    ] as const) {
      await openNavigation(page)
      await disclosure(page, label).click()
      await navigation(page).getByRole('link', { name: all }).click()
      await expect(page).toHaveURL(list)
      await openNavigation(page)
      await disclosure(page, label).click()
      await navigation(page).getByRole('listitem').filter({ hasText: all }).getByRole('link').last().click()
      await expect(page).toHaveURL(/\/single_(service|product)\//)
      await expect(page.getByRole('main')).toBeFocused()
      await expect(disclosure(page, label)).toHaveAttribute('aria-current', 'true')
    }
    await (await openNavigation(page)).getByRole('link', { name: 'Guides', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Topics' })).toBeVisible()
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/single_guide\//)
    await expect(navigation(page).locator('[aria-current="true"]')).toHaveText('Guides')
  },
)

test(
  'a menu opens by keyboard, closes when the focus leaves it, and on Escape returns the focus only from inside',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/contact')
    if (isNarrow(page)) {
      await toggle(page).focus()
      await page.keyboard.press('Enter')
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    }
    const service = disclosure(page, 'Service')
    const all = navigation(page).getByRole('link', { name: 'All services' })
    await service.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(all).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(navigation(page).getByRole('link', { name: 'Home' })).toBeFocused()
    await expect(all).toBeHidden()

    await service.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(all).toBeHidden()
    await expect(isNarrow(page) ? toggle(page) : service).toBeFocused()
    if (isNarrow(page)) await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')

    await openNavigation(page)
    await disclosure(page, 'Products').click()
    const comment = page.getByRole('form', { name: 'Connect with us' }).getByLabel('Comment')
    await comment.focus()
    await page.keyboard.press('Escape')
    await expect(navigation(page).getByRole('link', { name: 'All products' })).toBeHidden()
    await expect(comment).toBeFocused()
  },
)

test('the footer links to privacy, terms, contact and social media', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  await page.goto('/')
  for (const [link, heading] of [
    ['Terms', 'What holds between us'],
    ['Privacy', 'What we keep, and why'],
    ['Contact Us', 'Ask whoever did the sums'],
  ] as const) {
    await footer.getByRole('link', { name: link }).last().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await expect(footer).toContainText('© 2024')
  for (const name of ['LinkedIn', 'Facebook', 'X', 'YouTube'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open and their links work, and privacy and terms are readable', { tag: '@layout' }, async ({ page }) => {
    await page.goto('/terms')
    await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).last().click()
    await expect(page.getByRole('heading', { name: 'In your browser' })).toBeVisible()
    await disclosure(page, 'Products').click()
    await navigation(page).getByRole('link', { name: 'All products' }).click()
    await expect(page).toHaveURL('/our_product')
  })
})

test(
  'a topic filters the guides in place, and the way back shows all of them',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/guides')
    await waitForHydration(page)
    const cards = page.locator('.cards').getByRole('heading')
    const all = await cards.count()
    const topic = page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Storage' })
    await topic.press('Enter')
    await expect(cards).toHaveText(['When a battery pays, and when it does not'])
    await expect(page).toHaveTitle(/^Guides: Storage/)
    await expect(topic).toBeFocused()
    await expect(page.getByText('Storage: 1', { exact: true })).toBeAttached()
    await page.goBack()
    await expect(cards).toHaveCount(all)
    await expect(page).toHaveTitle(/^Guides · /)
  },
)
