import type { Page } from '@playwright/test'
import { waitForHydration } from '../../screens/screen.ts'
import { expect, test } from '../../support/test.ts'

const lastHeading = (page: Page) => page.getByRole('heading', { name: 'From the guides' })
const footer = (page: Page) => page.getByRole('contentinfo')

test('a link with a fragment scrolls to its section', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact#talk')
  await expect(page.getByRole('heading', { name: 'Talk to a specialist' })).toBeInViewport()
})

test('a reload and a step back restore the scroll position', { tag: '@phone' }, async ({ page }) => {
  const position = async () => Math.round((await lastHeading(page).boundingBox())?.y ?? NaN)
  await page.goto('/')
  await waitForHydration(page)
  await lastHeading(page).scrollIntoViewIfNeeded()
  await expect(lastHeading(page)).toBeInViewport()
  const before = await position()
  const expectSamePosition = () => expect.poll(async () => Math.abs((await position()) - before)).toBeLessThan(3)
  await page.reload()
  await expectSamePosition()
  await page.goto('/contact')
  await page.goBack()
  await expectSamePosition()
})

test('the whole page is shown without JavaScript', { tag: '@phone' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await lastHeading(page).scrollIntoViewIfNeeded()
  await expect(lastHeading(page)).toBeInViewport()
  await expect(footer(page).getByRole('link').first()).toBeVisible()
  await context.close()
})
