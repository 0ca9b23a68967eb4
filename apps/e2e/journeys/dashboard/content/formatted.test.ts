import { BOUNDS } from '@energy/contracts/text'
import { WORD } from '@energy/formatted/test/clipboard'
import type { Locator, Page } from '@playwright/test'
import { restoreSession } from '../../../support/accounts.ts'
import { editorPath, publish, publishButton } from '../../../support/dashboard.ts'
import { ADMIN } from '../../../support/product.ts'
import { expect, test } from '../../../support/test.ts'

const details = (page: Page) => page.getByRole('textbox', { name: 'Details' })

/** Pastes HTML as an office program puts it on the clipboard. */
const paste = (field: Locator, html: string) =>
  field.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test(
  'a text that is pasted from Word is cleaned, and the page shows it so',
  { tag: '@desktop' },
  async ({ page, createItem }) => {
    const id = await createItem('products', { headerTitle: 'Pasted' })
    await restoreSession(page, ADMIN)
    await page.goto(editorPath('products', id))
    const field = details(page)
    await field.click()
    await paste(field, WORD)
    await expect(field.getByRole('listitem')).toHaveText(['Airoutdoors', 'outdoors', 'Ground', 'Measure', 'Choose'])
    expect(await field.innerHTML()).not.toMatch(/mso|style=|class="Mso|file:/i)
    await publish(page)

    await page.goto(`/single_product/${id}`)
    const text = page.getByRole('main').locator('.formatted')
    await expect(text.getByRole('heading', { level: 2, name: 'Where the heat comes from' })).toBeVisible()
    await expect(text.getByRole('listitem')).toHaveCount(5)
    await expect(text.getByRole('link', { name: 'the sums' })).toHaveAttribute('href', 'https://example.com/heat')
    await expect(text.getByRole('blockquote')).toHaveText('The building is large or small.')
    await expect(text.getByRole('strong')).toHaveText('moves')
  },
)

test(
  'a text is formatted by keys and undone, and a link of another kind is refused',
  { tag: '@desktop' },
  async ({ page, createItem }) => {
    const id = await createItem('products', { headerTitle: 'Typed', details: 'A pump moves heat.\nIt makes none.' })
    await restoreSession(page, ADMIN)
    await page.goto(editorPath('products', id))
    const field = details(page)
    await page.getByText('Details', { exact: true }).click()
    await expect(field).toBeFocused()
    await field.press('ControlOrMeta+a')
    await field.press('ControlOrMeta+b')
    await expect(field.getByRole('strong')).toHaveText('A pump moves heat.It makes none.')
    const toolbar = page.getByRole('toolbar').nth(1)
    await expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
    await field.press('ControlOrMeta+z')
    await expect(field.getByRole('strong')).toHaveCount(0)

    await field.press('ControlOrMeta+a')
    await field.press('ControlOrMeta+k')
    const address = page.getByLabel('Address of the link')
    await expect(address).toBeFocused()
    await address.fill('javascript:alert(1)')
    await address.press('Enter')
    await expect(page.getByText('A link begins with https:')).toBeVisible()
    await address.fill('/contact')
    await address.press('Enter')
    await expect(field).toBeFocused()
    await expect(field.locator('a')).toHaveAttribute('href', '/contact')

    await field.press('Shift+Tab')
    await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(field.getByRole('blockquote')).toBeVisible()
    await publish(page)
    await page.goto(`/single_product/${id}`)
    await expect(page.getByRole('main').getByRole('blockquote').getByRole('link')).toHaveText(
      'A pump moves heat.\nIt makes none.',
    )
  },
)

test('what the API refuses of a formatted text is shown at its field', async ({ page, createItem, browserErrors }) => {
  const id = await createItem('products', { headerTitle: 'Long' })
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('products', id))
  await details(page).fill('x'.repeat(BOUNDS.long + 1))
  await publishButton(page).click()
  await expect(details(page)).toBeFocused()
  await expect(details(page)).toHaveAccessibleDescription(/20,?000/)
  await expect(details(page)).toHaveAttribute('aria-invalid', 'true')
  browserErrors.expect(/400 .*\/api\/products\//)
})
