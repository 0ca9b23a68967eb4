import { restoreSession } from '../../../support/accounts.ts'
import { ADMIN } from '../../../support/product.ts'
import { expect, test } from '../../../support/test.ts'

test('an image is shown next to its link, and one that does not load is reported', async ({ page, browserErrors }) => {
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/upload')
  const link = page.getByLabel('CTA image (link)')
  await link.fill('/plates/solar.svg')
  await expect(page.locator('form img')).toHaveAttribute('src', /\/plates\/solar\.svg$/)
  await link.fill('/plates/no-such-plate.svg')
  await expect(page.getByText('This image does not load.')).toBeVisible()
  await link.fill('plates/solar.svg')
  await expect(page.getByText('An image link begins with https://')).toBeVisible()
  await expect(page.locator('form img')).toHaveCount(0)
  browserErrors.expect(/404 .*\/no-such-plate\.svg/)
})
