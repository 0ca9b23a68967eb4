import { openEntry, titleField } from '../../../support/dashboard.ts'
import { anEditor, typeAtEnd } from '../../../support/page/live-preview.ts'
import { expect, test } from '../../../support/test.ts'

test(
  'the preview follows what is typed and nobody else, shows where one is, leads to the fields, and has three widths',
  { tag: '@desktop' },
  async ({ page, request, createItem }) => {
    const { id, preview, heading } = await anEditor(page, createItem, 12)
    await test.step('a section that is edited is outlined and in sight; a press on a part goes to its field', async () => {
      await expect(heading).toHaveText('Heat from ice')
      await expect(heading).toBeInViewport()
      const title = (await openEntry(page, 'Section 11')).getByLabel('Title')
      await title.focus()
      await expect(preview.getByText('Section 11', { exact: true })).toBeInViewport()
      await expect(preview.getByRole('heading', { name: 'Part 11' })).toBeInViewport()
      await expect(heading).not.toBeInViewport()

      await preview.getByText('What part 10 says.').click()
      await expect(page.getByRole('group', { name: 'Section 10' }).getByLabel('Description')).toBeFocused()
      await expect(preview.getByText('Section 10', { exact: true })).toBeVisible()
      // A link of the page leads nowhere.
      await preview.getByRole('link', { name: 'Talk to a specialist' }).click()
      await expect(page.getByLabel('CTA', { exact: true }).first()).toBeFocused()
      await expect(heading).toBeVisible()
    })

    await test.step('it follows what is typed, and the site does not change', async () => {
      await typeAtEnd(titleField(page), ' and snow')
      await expect(heading).toHaveText('Heat from ice and snow')
      await page.getByRole('button', { name: 'Add Section' }).click()
      await page.getByRole('group', { name: 'Section 13' }).getByLabel('Title').fill('One more')
      await expect(preview.getByRole('heading', { name: 'One more' })).toBeVisible()
      await page.getByLabel('CTA image (link)').first().fill('/plates/storage.svg')
      await expect(preview.locator('.intro img')).toHaveAttribute('src', /storage/)
      const live: { headerTitle: string } = await (await request.get(`/api/services/${id}`)).json()
      expect(live.headerTitle).toBe('Heat from ice')
    })

    await test.step('only the dashboard changes it, and only with messages of the contract', async () => {
      const texts = {
        headerTitle: 'Foreign',
        titlePrefix: '',
        titleDescription: '',
        cta: '',
        ctaImage: '',
        ctaImageAlt: '',
      }
      const message = { preview: 'item', number: 99, texts: { ...texts, sections: [], subTitles: [] }, pictures: [] }
      const received = await preview.locator(':root').evaluate((_, data) => {
        let count = 0
        addEventListener('message', () => count++)
        // From another window, from another origin, and from the dashboard, but none of the contract.
        window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }))
        window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://elsewhere.example', source: parent }))
        const broken = { ...data, texts: { headerTitle: 'Foreign' } }
        window.dispatchEvent(new MessageEvent('message', { data: broken, origin: location.origin, source: parent }))
        return count
      }, message)
      expect(received).toBe(3)
      await typeAtEnd(titleField(page), '!')
      await expect(heading).toHaveText('Heat from ice and snow!')
    })

    await test.step('it has the width of a phone, a tablet and a desktop', async () => {
      for (const [name, width] of [
        ['Phone', 390],
        ['Tablet', 820],
        ['Desktop', 1280],
      ] as const) {
        await page.getByLabel(name).check()
        await expect(page.getByText(new RegExp(`^${width} px, at \\d+ %`))).toBeVisible()
        await expect.poll(() => preview.locator(':root').evaluate(() => innerWidth)).toBe(width)
      }
    })
  },
)

test(
  'on a phone the preview takes the place of the form; a press on a part goes back to its field',
  { tag: '@phone' },
  async ({ page, createItem }) => {
    const { preview, heading } = await anEditor(page, createItem)
    await typeAtEnd(titleField(page), ' and snow')
    await page.getByRole('radio', { name: 'Preview' }).check()
    await expect(heading).toHaveText('Heat from ice and snow')
    await expect(titleField(page)).toBeHidden()
    await preview.getByText('What part 2 says.').click()
    await expect(page.getByRole('group', { name: 'Section 2' }).getByLabel('Description')).toBeFocused()
    await expect(page.getByRole('radio', { name: 'Edit' })).toBeChecked()
  },
)
