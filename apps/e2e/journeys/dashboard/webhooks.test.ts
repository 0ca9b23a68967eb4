import { restoreSession } from '../../support/accounts.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

test(
  'a webhook is added after its private address was refused, its secret is shown once, and a test is in its log',
  { tag: '@desktop' },
  async ({ page, browserErrors }) => {
    browserErrors.expect(/400 .*\/api\/webhooks/)
    await restoreSession(page, ADMIN)
    await page.goto('/dashboard/webhooks')
    await page.getByRole('link', { name: 'Add a webhook' }).click()
    const address = page.getByLabel('Address')
    await address.fill('https://localhost/hooks')
    await page.getByLabel('Description').fill('The CRM')
    await page.getByLabel('An offer was accepted').check()
    await page.getByRole('button', { name: 'Add the webhook' }).click()
    await expect(address).toBeFocused()
    await expect(address).toHaveAccessibleDescription(/This is a private address/)

    // It counts as public, and is given to nobody.
    await address.fill('https://[3000::1]/hooks')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'The webhook is added' })).toBeVisible()
    await expect(page.getByLabel('Secret')).toHaveValue(/^whsec_[\w+/]{43}=$/)
    await page.getByRole('link', { name: 'Open the webhook' }).click()
    await expect(page.getByText('It was shown when it was made')).toBeVisible()

    await page.getByLabel('A call was booked').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)

    await page.getByRole('button', { name: 'Send a test' }).click()
    const log = page.getByRole('table')
    await expect(log).toContainText('A test')
    await expect(log).toContainText('Trying again')
    await page.getByRole('button', { name: /^Send again: A test/ }).click()
    await expect(page.getByText('It is sent again.')).toBeVisible()

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No webhooks yet.')).toBeVisible()
  },
)
