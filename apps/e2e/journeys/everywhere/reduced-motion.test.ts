import { waitForHydration } from '../../screens/screen.ts'
import { signIn } from '../../support/accounts.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

test.use({ reducedMotion: 'reduce' })

test(
  'an admin is redirected to the dashboard; with reduced motion its notice disappears by itself and a dialog closes',
  { tag: '@dashboard' },
  async ({ page }) => {
    await signIn(page, { email: `${crypto.randomUUID()}@example.com`, password: 'wind-and-water' })
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()

    await signIn(page, ADMIN)
    await expect(page).toHaveURL(/\/dashboard\/?$/)
    await expect(page.getByText('Admin logged in successfully.')).toBeVisible()
    await expect(page.getByText('Admin logged in successfully.')).toBeHidden()
  },
)

test('with reduced motion home and its reviews are not animated', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const countAnimations = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1).length,
    )
  expect(await countAnimations()).toBe(0)
  await page.getByRole('button', { name: 'Next review' }).click()
  expect(await countAnimations()).toBe(0)
  await expect(page.getByText('2 of 3')).toBeVisible()
})
