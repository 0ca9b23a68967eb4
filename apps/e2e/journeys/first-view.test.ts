import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const last = (page: Page) => page.getByRole('heading', { name: 'From the guides' })

/** How many parts of the page the browser has put off. */
const putOff = (page: Page) =>
  page
    .locator('main section, footer')
    .evaluateAll(
      (parts) =>
        parts.filter(
          (part) => ![...part.children].every((child) => child.checkVisibility({ contentVisibilityAuto: true })),
        ).length,
    )

test('what is below the first view is put off, and laid out to the end without being come to', async ({ page }) => {
  // Held back: what lays out the rest comes with the code.
  const { promise: code, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await code
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect.poll(() => putOff(page)).toBeGreaterThan(2)
  letCome()
  await expect.poll(() => putOff(page)).toBe(0)
  await expect(page.locator('body')).toHaveAttribute('class', '')
  await expect(last(page)).not.toBeInViewport()
})

test('who reloads a page, or comes back to it, finds the place where they left it', async ({ page }) => {
  const place = async () => Math.round((await last(page).boundingBox())?.y ?? NaN)
  await page.goto('/')
  await expect(page.locator('body')).toHaveAttribute('class', '')
  await last(page).scrollIntoViewIfNeeded()
  await expect(last(page)).toBeInViewport()
  const before = await place()
  const isThere = () => expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3)
  await page.reload()
  await isThere()
  await page.goto('/contact')
  await page.goBack()
  await isThere()
})

test('without scripts a page is laid out as one comes to it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await last(page).scrollIntoViewIfNeeded()
  await expect(last(page)).toBeInViewport()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  await context.close()
})
