import { expect } from '@playwright/test'
import { untilShown } from '../../support/data/site.ts'
import { test } from '../../support/data/texts.ts'

test.use({ javaScriptEnabled: false })

test(
  'tariffs are compared for the use of a visitor, without JavaScript',
  { tag: '@desktop' },
  async ({ page, single }) => {
    const { texts, publish } = await single('tariffs')
    await publish({ ...texts, unitPrice: '24.5', standingCharge: '60', term: '24' })
    await untilShown(page.request, '/tariffs', '$0.245')
    await page.goto('/tariffs')
    await expect(page.getByText('$0.245 per kWh')).toBeVisible()
    await page.getByRole('textbox', { name: 'Your electricity a year, in kWh' }).fill('20,000')
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page).toHaveURL(/\/tariffs\?kwh=20%2C000$/)
    // 20,000 kWh at 24.5 and 365 days at 60.
    await expect(page.getByText('$5,119')).toBeVisible()
  },
)
