import { restoreSession } from '../../support/accounts.ts'
import { editorPath, expectSaved, passSaveDelay, titleField } from '../../support/dashboard.ts'
import { press, write } from '../../support/page/keyboard.ts'
import { aRequest } from '../../support/data/inquiries.ts'
import { answersTo } from '../../support/data/mailbox.ts'
import { ADMIN } from '../../support/product.ts'
import { aDraft } from '../../support/data/sales.ts'
import { expect, test } from '../../support/test.ts'

// The inbox: keys.test.ts.
test.use({ reducedMotion: 'reduce' })

test(
  'by keyboard alone an editor writes a section, and publishes',
  { tag: '@desktop' },
  async ({ page, createItem }) => {
    const id = await createItem('services', { headerTitle: 'Tidal' })
    await page.clock.install()
    await restoreSession(page, ADMIN)
    await page.goto(editorPath('services', id))
    await expect(titleField(page)).toHaveValue('Tidal')
    await press(page, page.getByRole('link', { name: 'Skip to content' }))
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'editor.aria.yml' })
    await write(page, titleField(page), 'Tidal power')
    await press(page, page.getByRole('button', { name: 'Add Section' }))
    const section = page.getByRole('group', { name: 'Section 1', exact: true })
    await write(page, section.getByLabel('Title', { exact: true }), 'Twice a day')
    await expectSaved(page)
    await page.keyboard.press('Control+Enter')
    const anyway = page.getByRole('button', { name: 'Publish anyway' })
    const done = page.getByText(/Updated Successfully\.$/)
    await expect(anyway.or(done)).toBeVisible()
    if (await anyway.isVisible()) await press(page, anyway)
    await expect(done).toBeVisible()
  },
)

test('by keyboard alone an offer gets a line, and is sent', async ({ page, request }) => {
  const { id, email } = await aDraft(request, { lines: [] })
  await page.clock.install()
  await restoreSession(page, ADMIN)
  await page.goto(`/dashboard/offers/${id}`)
  await expect(page.getByRole('heading', { name: 'Totals' })).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await press(page, page.getByRole('button', { name: 'Add a line', exact: true }))
  const line = page.getByRole('group', { name: 'Line 1', exact: true })
  await expect(line.getByLabel('Description')).toBeFocused()
  for (const [label, text] of [
    ['Description', 'Fitting'],
    ['Quantity', '2'],
    ['Unit', 'days'],
    ['Unit price, $', '620.00'],
  ] as const)
    await write(page, line.getByLabel(label, { exact: true }), text)
  await passSaveDelay(page)
  await expect(page.getByText(/^Saved at .* by Amara Lindqvist$/)).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'offer.aria.yml' })
  await press(page, page.getByRole('button', { name: 'Send offer', exact: true }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Send offer' }))
  await expect(page.getByRole('button', { name: 'Make a new version' })).toBeVisible()
  expect(await answersTo(request, email)).toHaveLength(1)
})

test('by keyboard alone a request becomes an offer', { tag: '@desktop' }, async ({ page, request }) => {
  const { id } = await aRequest(request)
  await page.clock.install()
  await restoreSession(page, ADMIN)
  await page.goto(`/dashboard/invoice?id=${id}`)
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(page.getByRole('article').getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await expect(page.getByRole('article')).toMatchAriaSnapshot({ name: 'inquiry.aria.yml' })
  await press(page, page.getByRole('button', { name: 'Make an offer' }))
  await expect(page.getByLabel('What it is for')).toBeVisible()
  await write(page, page.getByLabel('What it is for'), 'Heat for the hall')
  await passSaveDelay(page)
  await expect(page.getByText(/^Saved at .* by Amara Lindqvist$/)).toBeVisible()
})
