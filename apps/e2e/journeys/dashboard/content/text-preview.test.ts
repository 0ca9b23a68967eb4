import { expect, type Page } from '@playwright/test'
import { restoreSession } from '../../../support/accounts.ts'
import { openEntry } from '../../../support/dashboard.ts'
import { previewIn, typeAtEnd } from '../../../support/page/live-preview.ts'
import { ADMIN } from '../../../support/product.ts'
import { test } from '../../../support/data/texts.ts'

/** The editor of a text of which there is one, and the page in its preview. */
async function anEditor(page: Page, name: string) {
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/texts')
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  return previewIn(page)
}

test(
  'the page of a text follows what is typed; what is edited is outlined, and a press on a part goes to its field',
  { tag: '@desktop' },
  async ({ page, single }) => {
    await single('contactPage')
    const preview = await anEditor(page, 'Contact Us')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ask whoever did the sums')
    const last = page.getByLabel('Last line')
    await typeAtEnd(last, ' twice')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ask whoever did the sums twice')
    await expect(preview.getByText('Last line', { exact: true })).toBeInViewport()

    await preview.getByText('After a price?').click()
    await expect(page.getByLabel('Question above the link to the specialist form')).toBeFocused()
    // A form of the page sends nothing.
    await preview.getByRole('button', { name: 'Send message' }).click()
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask whoever did the sums')
  },
)

test('a clause of the terms is shown formatted while it is typed', { tag: '@desktop' }, async ({ page, single }) => {
  await single('terms')
  const preview = await anEditor(page, 'Terms')
  // The editor of formatted texts is loaded with this press. The page is shown before its scripts hear one.
  await expect(async () => {
    await preview.getByText('Guides explain in general.').click()
    await expect(page.getByRole('group', { name: 'Clause 3', exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const text = (await openEntry(page, 'Clause 3')).getByRole('textbox', { name: 'Text' })
  // Until the editor is loaded, the field is read-only and has the focus too.
  await expect(text).toBeEditable()
  await expect(text).toBeFocused()
  await text.press('ControlOrMeta+Home')
  await page.keyboard.type('Short: ')
  await expect(preview.getByText('Short: Guides explain in general.')).toBeVisible()
  await expect(preview.getByText('Clause 3', { exact: true })).toBeInViewport()

  await preview.getByText('Send what is true').click()
  await expect(page.getByRole('group', { name: 'Clause 4' }).getByRole('textbox', { name: 'Text' })).toBeFocused()
})
