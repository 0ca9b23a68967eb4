import { waitForHydration } from '../screens/screen.ts'
import { ADMIN } from '../support/product.ts'
import { openDashboard } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

const screenshotFile = (name: string) => ({ path: `../../docs/pictures/${name}.png` })

test('takes the screenshot of the site', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot(screenshotFile('site'))
})

test('takes the screenshot of the dashboard', { tag: '@dashboard' }, async ({ page }) => {
  await openDashboard(page, ADMIN)
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(2)
  // Without the pictures of the sample one of the first steps is left.
  await page.getByRole('button', { name: 'Hide' }).click()
  await page.screenshot(screenshotFile('dashboard'))
})
