import { signIn } from '../support/accounts.ts'
import { ADMIN } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test.use({ reducedMotion: 'reduce' })

test('without motion, too, a notice goes by itself and a dialog closes', async ({ page }) => {
  await signIn(page, { email: `${crypto.randomUUID()}@example.com`, password: 'wind-and-water' })
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await signIn(page, ADMIN)
  await expect(page.getByText('Admin logged in successfully.')).toBeVisible()
  await expect(page.getByText('Admin logged in successfully.')).toBeHidden()
})
