import type { Locator, Page } from '@playwright/test'
import { restoreSession } from '../accounts.ts'
import { editorPath } from '../dashboard.ts'
import { ADMIN } from '../product.ts'
import type { CreateItem } from '../test.ts'

const aSection = (at: number) => ({ title: `Part ${at + 1}`, description: `What part ${at + 1} says.` })

/** The page in the preview of an editor. */
export const previewIn = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]')

/** The editor of a new service with sections, and the page in its preview. */
export async function anEditor(page: Page, createItem: CreateItem, size = 4) {
  const item = { headerTitle: 'Heat from ice', sections: Array.from({ length: size }, (_, at) => aSection(at)) }
  const id = await createItem('services', { ...item, titlePrefix: 'New', subTitles: [{ subTitle: 'Measured' }] })
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  const preview = previewIn(page)
  return { id, preview, heading: preview.getByRole('heading', { level: 1 }) }
}

/** Types at the end of a field, a key every `delay` ms. */
export async function typeAtEnd(field: Locator, text: string, delay = 0) {
  await field.press('End')
  await field.pressSequentially(text, { delay })
}
