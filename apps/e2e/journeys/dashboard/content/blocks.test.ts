import { expectSaved, publish } from '../../../support/dashboard.ts'
import { anEditor } from '../../../support/page/live-preview.ts'
import { expect, test } from '../../../support/test.ts'

test(
  'a block that is switched off goes from the preview at once, and from the page when the service is published',
  { tag: '@desktop' },
  async ({ page, createItem }) => {
    await page.clock.install()
    const { id, preview, heading } = await anEditor(page, createItem)
    await expect(heading).toBeVisible()
    const blocks = page.getByRole('group', { name: 'Blocks' })
    const steps = blocks.getByLabel('How it works')
    const tariffs = blocks.getByLabel('Tariff types')
    await expect(steps).toBeChecked()
    await expect(preview.getByRole('heading', { name: 'Tariff types' })).toBeVisible()
    await tariffs.uncheck()
    await expect(preview.getByRole('heading', { name: 'Tariff types' })).toHaveCount(0)
    await preview.getByRole('heading', { name: 'Compare providers' }).click()
    await expect(steps).toBeFocused()
    await expect(preview.getByText('Blocks', { exact: true })).toBeVisible()

    await expectSaved(page)
    await publish(page)
    await expect(page.getByRole('definition').filter({ hasText: /^How it works$/ })).toBeVisible()
    await page.goto(`/single_service/${id}`)
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Talk to a specialist' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tariff types' })).toHaveCount(0)
  },
)
