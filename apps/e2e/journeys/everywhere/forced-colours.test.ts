import { signIn } from '../../support/accounts.ts'
import { expect, test } from '../../support/test.ts'

test('with the colours of the system it is seen what is chosen and current, and where a button, a menu or a dialog ends', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/estimate')
  const trades = page.getByRole('group', { name: 'What kind of business is it?' })
  await expect(trades.locator(':checked + span')).toHaveCSS('outline-style', 'solid')
  await expect(trades.locator(':not(:checked) + span').first()).toHaveCSS('outline-style', 'none')
  await expect(page.getByRole('button', { name: 'Show the estimate' })).toHaveCSS('outline-style', 'solid')
  await page.goto('/guides')
  await expect(page.locator('[aria-current=page]').first()).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('.bar .panel').first()).toHaveCSS('outline-style', 'solid')
  await signIn(page, { email: `${crypto.randomUUID()}@example.com`, password: 'wind-and-water' })
  await expect(page.getByRole('dialog')).toHaveCSS('outline-style', 'solid')
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgot password?' })).toHaveCSS('outline-style', 'solid')
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(page.getByRole('dialog', { name: 'Forgot password?' })).toHaveCSS('outline-style', 'none')
})
