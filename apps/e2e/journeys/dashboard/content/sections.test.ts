import type { Page } from '@playwright/test'
import { restoreSession } from '../../../support/accounts.ts'
import { aPng, dropFiles, uniqueName } from '../../../support/page/chosen-files.ts'
import {
  addEntry,
  editorPath,
  entryRow,
  fillEntry,
  openEntry,
  publish,
  publishButton,
  titleField,
} from '../../../support/dashboard.ts'
import { ADMIN } from '../../../support/product.ts'
import { expect, test } from '../../../support/test.ts'

const NAMES = ['One', 'Two', 'Three']
const rows = (page: Page) => page.getByRole('button', { name: /^Section \d+:/ })
const expectOrder = (page: Page, titles: readonly string[]) =>
  expect(rows(page)).toHaveText(titles.map((title, at) => new RegExp(`^Section ${at + 1}: ${title}`)))
const handle = (page: Page, number: number) => page.getByRole('button', { name: `Move section ${number}`, exact: true })

async function choose(page: Page, number: number, action: string) {
  await page.getByRole('button', { name: `More for section ${number}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('sections are moved without a pointer; one is open at a time, a folded one keeps what was typed, and all are saved', async ({
  page,
  request,
  createItem,
}) => {
  const id = await createItem('services', { headerTitle: 'Order', sections: NAMES.map((title) => ({ title })) })
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await test.step('a section is moved by its menu, by Alt with an arrow key, and by its dots with Space and arrows', async () => {
    await choose(page, 1, 'Move down')
    await expectOrder(page, ['Two', 'One', 'Three'])
    const title = (await openEntry(page, 'Section 3')).getByLabel('Title', { exact: true })
    await title.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await expectOrder(page, ['Three', 'Two', 'One'])
    await expect(page.getByRole('group', { name: 'Section 1' }).getByLabel('Title', { exact: true })).toBeFocused()

    const says = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()
    await handle(page, 1).focus()
    await page.keyboard.press('Space')
    await says('Section 1 picked up, number 1 of 3.')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await says('Section 1 is number 3 of 3.')
    await page.keyboard.press('Escape')
    await says('Section 1 put back, number 1 of 3.')
    await expectOrder(page, ['Three', 'Two', 'One'])
    await page.keyboard.press('Space')
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    await says('Section 1 put down, number 3 of 3.')
    await expectOrder(page, ['Two', 'One', 'Three'])
    await expect(handle(page, 3)).toBeFocused()
    await expect(page.getByRole('group', { name: 'Section 3' })).toBeVisible()
    await choose(page, 1, 'Move down')
    await expectOrder(page, NAMES)
  })

  await test.step('one section is open at a time, a folded one keeps what was typed, and all of them are saved', async () => {
    await fillEntry(page, 'Section 1', { Title: 'One, typed', Prefix: 'First' })
    await expect(entryRow(page, 'Section 1')).toHaveText(/One, typed\s*1\. First/)
    await fillEntry(page, 'Section 3', { Description: 'Long' })
    await expect(entryRow(page, 'Section 1')).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('group', { name: /^Section/ })).toHaveCount(1)
    await choose(page, 1, 'Double')
    await expect((await openEntry(page, 'Section 2')).getByLabel('Prefix')).toBeFocused()
    await fillEntry(page, 'Section 2', { Title: 'One again' })
    await choose(page, 3, 'Remove')
    await expectOrder(page, ['One, typed', 'One again', 'Three'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectOrder(page, ['One, typed', 'One again', 'Two', 'Three'])
    await publish(page)
    const { sections } = await (await request.get(`/api/services/${id}`)).json()
    expect(sections).toMatchObject([
      { title: 'One, typed', prefix: 'First' },
      { title: 'One again', prefix: 'First' },
      { title: 'Two' },
      { title: 'Three', description: 'Long' },
    ])
  })
})

test(
  'a section is dragged by its dots, and editors of texts that come late do not move it',
  { tag: '@desktop' },
  async ({ page, createItem }) => {
    const id = await createItem('services', { headerTitle: 'Order', sections: NAMES.map((title) => ({ title })) })
    await restoreSession(page, ADMIN)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/formatted-editor-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(editorPath('services', id))
    await expect(handle(page, 1)).toBeVisible()
    const place = await handle(page, 1).boundingBox()
    release()
    await expect(page.getByRole('toolbar', { name: 'Format' })).toHaveCount(2)
    expect(await handle(page, 1).boundingBox()).toEqual(place)
    const drag = (from: number, to: number, y: number) =>
      handle(page, from).dragTo(handle(page, to), { targetPosition: { x: 20, y }, steps: 10 })
    await drag(1, 3, 40)
    await expectOrder(page, ['Two', 'Three', 'One'])
    await drag(3, 2, 4)
    await expectOrder(page, ['Two', 'One', 'Three'])
  },
)

test('an item without a title is not published; errors are listed with links that open their section, and an error moves and goes with the input of its field', async ({
  page,
  browserErrors,
}) => {
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/upload')
  await page.getByLabel('Description').first().fill('No name yet.')
  await addEntry(page, 'Add Section')
  await expect(page.getByRole('group', { name: 'Section 1' }).getByLabel('Prefix')).toBeFocused()
  await fillEntry(page, 'Section 1', { Title: 'Kept' })
  await test.step('an item without a title is not published, and the form keeps the input', async () => {
    await publishButton(page).click()
    const findings = page.getByRole('dialog', { name: 'Before you publish' })
    await expect(findings.getByRole('button', { name: 'Publish anyway' })).toBeHidden()
    await findings.getByRole('button', { name: 'Mend 1 thing' }).click()
    await expect(titleField(page)).toBeFocused()
    await expect(titleField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Description').first()).toHaveText('No name yet.')
    await expect(entryRow(page, 'Section 1')).toContainText('Kept')
  })
  await addEntry(page, 'Add Section')
  await fillEntry(page, 'Section 2', { Title: 'long '.repeat(61) })
  await openEntry(page, 'Section 1')
  await titleField(page).fill('long '.repeat(61))
  await publishButton(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There are 2 things to correct' })
  await expect(summary).toBeFocused()
  await expect(
    summary.getByRole('link', { name: 'Title must have at most 200 characters.', exact: true }),
  ).toBeVisible()
  await expect(entryRow(page, 'Section 2')).toContainText('Something in it is to be corrected')
  await summary.getByRole('link', { name: 'Section 2: Title must have at most 300 characters.' }).click()
  const title = (number: number) =>
    page.getByRole('group', { name: `Section ${number}`, exact: true }).getByLabel('Title', { exact: true })
  await expect(title(2)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(title(1)).toBeFocused()
  await expect(title(1)).toHaveAttribute('aria-invalid', 'true')
  await openEntry(page, 'Section 2')
  await expect(title(2)).not.toHaveAttribute('aria-invalid')
  await fillEntry(page, 'Section 1', { Title: 'Short' })
  await expect(title(1)).not.toHaveAttribute('aria-invalid')
  await publishButton(page).click()
  await expect(titleField(page)).toBeFocused()
  await expect(page.getByText('Title must have at most 200 characters.')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  browserErrors.expect(/400 .*\/api\//)
})

test('an image that is dropped on a section reaches it, also when the section is folded meanwhile', async ({
  page,
}) => {
  const chunks = Promise.withResolvers<void>()
  await page.route('**/api/uploads/**', async (route) => {
    await chunks.promise
    await route.continue()
  })
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/upload')
  await addEntry(page, 'Add Section')
  await dropFiles(page, 'input[name="sections.0.ctaImage"]', [await aPng(uniqueName('folded'))])
  await expect(page.getByRole('list', { name: 'Uploads' }).first()).toBeVisible()
  await entryRow(page, 'Section 1').click()
  await expect(page.getByRole('group', { name: 'Section 1' })).toBeHidden()
  chunks.resolve()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toMatch(/\/media\/[0-9a-f]{64}/)
  await expect((await openEntry(page, 'Section 1')).getByLabel('CTA image (link)')).toHaveValue(/^\/media\//)
})
