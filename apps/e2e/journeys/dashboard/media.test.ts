import type { Page } from '@playwright/test'
import { restoreSession } from '../../support/accounts.ts'
import { accessibilityViolations } from '../../support/page/axe.ts'
import { editorPath, publish } from '../../support/dashboard.ts'
import { aPng, dropFiles, uniqueName } from '../../support/page/chosen-files.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

const openLibrary = async (page: Page) => {
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/media')
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
}
const choose = async (page: Page, name: string) => page.getByLabel('Choose images').setInputFiles(await aPng(name))
const uploadOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name })
const imageOf = (page: Page, name: string) => page.getByRole('group', { name: 'Images' }).getByLabel(name)
const ring = (page: Page) => page.getByRole('button', { name: /^Focal point/ })
const link = (page: Page) => page.getByLabel('CTA image (link)').first()

/** The width of an image in pixels; 0 until it has loaded. */
const loadedWidth = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)

/** Uploads an image and opens its details. */
async function uploadAndOpen(page: Page, name: string) {
  await choose(page, name)
  await expect(uploadOf(page, name)).toContainText('Uploaded.')
  await imageOf(page, name).check()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

test(
  'images are chosen and dropped, and described as soon as they are uploaded',
  { tag: '@desktop' },
  async ({ page }) => {
    await openLibrary(page)
    const [first, second, third] = [uniqueName('roof'), uniqueName('meter'), uniqueName('yard')]
    await page.getByLabel('Choose images').setInputFiles([await aPng(first, 400), await aPng(second)])
    await dropFiles(page, 'main', [await aPng(third)])
    for (const name of [first, second, third])
      await expect(uploadOf(page, name)).toContainText('Uploaded. No alternative text yet.')
    await page.getByLabel(`Alternative text: ${first}`).fill('The roof of a joinery')
    await page.keyboard.press('Enter')
    await expect(uploadOf(page, first)).not.toContainText('No alternative text yet')
    await page.getByRole('button', { name: `It is decorative: ${second}` }).click()
    await expect(uploadOf(page, second)).not.toContainText('No alternative text yet')
    expect(await accessibilityViolations(page)).toEqual([])
    // What is typed and not saved, and the list itself, stay while another screen is open.
    await page.getByLabel(`Alternative text: ${third}`).fill('A yard')
    await page.getByRole('link', { name: 'Products' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await page.getByRole('link', { name: 'Media' }).click()
    await expect(page.getByLabel(`Alternative text: ${third}`)).toHaveValue('A yard')
    await imageOf(page, first).check()
    await expect(page.getByLabel('Alternative text', { exact: true })).toHaveValue('The roof of a joinery')
  },
)

test(
  'the focal point of an image is set by keys and by a click, and stays; another file takes its place in every item',
  { tag: '@desktop' },
  async ({ page, createItem }) => {
    await openLibrary(page)
    const name = uniqueName('focal')
    await uploadAndOpen(page, name)
    await ring(page).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(ring(page)).toHaveAccessibleName(/49 % from the left, 60 % from the top/)
    await expect(page.locator('figure img').first()).toHaveCSS('object-position', '49% 60%')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    // Another picture in between loses nothing.
    await page.getByRole('button', { name: 'Close details' }).click()
    await expect(ring(page)).toBeHidden()
    await imageOf(page, name).check()
    await expect(ring(page)).toHaveAccessibleName(/49 % from the left/)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.reload()
    await expect(ring(page)).toHaveAccessibleName(/49 % from the left, 60 % from the top/)
    await expect(page.getByText('Not saved yet')).toBeHidden()
    await page
      .locator('article img')
      .first()
      .click({ position: { x: 1, y: 1 }, force: true })
    await expect(ring(page)).toHaveAccessibleName(/0 % from the left, 0 % from the top/)

    await test.step('another file takes the place of an image in every item', async () => {
      await page.getByLabel('Alternative text', { exact: true }).fill('A boiler house')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Saved.')).toBeVisible()
      const source = (await page.locator('article img').first().getAttribute('src')) ?? ''
      const ctaImage = new URL(source, page.url()).pathname.replace('/640.', '/1280.')
      await createItem('services', { headerTitle: 'Boilers', ctaImage })
      const after = uniqueName('after')
      await page.getByLabel(`The new file for ${name}`).setInputFiles(await aPng(after))
      await expect(page.getByRole('heading', { name: after })).toBeVisible()
      await expect(page.getByLabel('Alternative text', { exact: true })).toHaveValue('A boiler house')
      await expect(page.getByRole('heading', { name: 'Used in 1 item' })).toBeVisible()
      await expect(imageOf(page, name)).toBeHidden()
    })
  },
)

test(
  'an image is used in an item, and can be deleted and restored once no item uses it',
  { tag: '@desktop' },
  async ({ page, createItem }) => {
    const title = `Roofs ${crypto.randomUUID()}`
    const item = editorPath('products', await createItem('products', { headerTitle: title }))
    const name = uniqueName('used')
    await openLibrary(page)
    await uploadAndOpen(page, name)
    await expect(page.getByRole('heading', { name: 'Used in no item' })).toBeVisible()
    const library = page.url()

    await page.goto(item)
    await page.getByRole('button', { name: 'Choose an image' }).first().click()
    const picker = page.getByRole('dialog', { name: 'Choose an image' })
    await expect(picker.getByLabel('Search images')).toBeFocused()
    await picker.getByLabel('Search images').fill(name)
    await expect(picker.getByText('1 image matches')).toBeVisible()
    await picker.getByRole('radio', { name }).check()
    expect(await accessibilityViolations(page)).toEqual([])
    await picker.getByLabel('Alternative text here').fill('A roof, here')
    await picker.getByRole('button', { name: 'Use this image' }).click()
    await expect(link(page)).toHaveValue(/^\/media\/[0-9a-f]{64}\/1280\.webp$/)
    await expect(page.getByLabel('Alternative text of the CTA image')).toHaveValue('A roof, here')
    await publish(page)
    await expect(page.getByText('Alternative text: A roof, here')).toBeVisible()

    await page.goto(library)
    await expect(page.getByRole('heading', { name: 'Used in 1 item' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await expect(page.getByText('It can be deleted once no item uses it.')).toBeVisible()
    await page.getByRole('link', { name: title }).click()
    await expect(link(page)).toHaveValue(/^\/media\//)
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(link(page)).toHaveValue('')
    await publish(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()

    await page.goto(library)
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: `Delete ${name}?` })
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(`${name} deleted.`)).toBeVisible()
    await expect(imageOf(page, name)).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(imageOf(page, name)).toBeChecked()
    await expect.poll(() => page.locator('article img').first().evaluate(loadedWidth)).toBe(40)
  },
)

test('an image is shown next to its link; a file that is dropped on the field is uploaded and used, and its removal is undone', async ({
  page,
  createItem,
  browserErrors,
}) => {
  // Its draft is saved with the link that does not load. It goes with the item, as the next journeys would show it.
  const id = await createItem('products', { headerTitle: uniqueName('linked') })
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('products', id))
  await test.step('an image is shown next to its link, and one that does not load is reported', async () => {
    await link(page).fill('/plates/solar.svg')
    await expect(page.locator('form img')).toHaveAttribute('src', /\/plates\/solar\.svg$/)
    await link(page).fill('/plates/no-such-plate.svg')
    await expect(page.getByText('This image does not load.')).toBeVisible()
    await link(page).fill('plates/solar.svg')
    await expect(page.getByText('An image link begins with https://')).toBeVisible()
    await expect(page.locator('form img')).toHaveCount(0)
    browserErrors.expect(/404 .*\/no-such-plate\.svg/)
  })

  await link(page).fill('/plates/solar.svg')
  await page.getByLabel('Alternative text of the CTA image').fill('A solar panel')
  await dropFiles(page, 'input[name=ctaImage]', [await aPng(uniqueName('dropped'))])
  await expect(link(page)).toHaveValue(/^\/media\/[0-9a-f]{64}\/1280\.webp$/)
  // That text described another image.
  await expect(page.getByLabel('Alternative text of the CTA image')).toHaveValue('')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByLabel('Alternative text of the CTA image')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(link(page)).toHaveValue(/^\/media\//)
})

test('images are found by their text, and by what they lack', { tag: '@layout' }, async ({ page }) => {
  const name = uniqueName('found')
  await openLibrary(page)
  await choose(page, name)
  await expect(uploadOf(page, name)).toContainText('Uploaded.')
  await page.getByLabel('Filter images').fill(name)
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await page.getByLabel(/^No alternative text/).check()
  await expect(imageOf(page, name)).toBeVisible()
  await page.getByLabel('Filter images').fill(`${name}.none`)
  await expect(page.getByText(`No image matches “${name}.none”.`)).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByLabel('Filter images')).toHaveValue('')
  await expect(imageOf(page, name)).toBeVisible()
})

test('on a phone the details of an image are a sheet', { tag: '@phone' }, async ({ page }) => {
  const name = uniqueName('sheet')
  await openLibrary(page)
  await uploadAndOpen(page, name)
  const sheet = page.getByRole('dialog', { name: 'Details of the image' })
  await sheet.getByLabel('Alternative text', { exact: true }).fill('A tank')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByText('Saved.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await imageOf(page, name).check()
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText(`${name} deleted.`)).toBeVisible()
  await expect(sheet).toBeHidden()
})
