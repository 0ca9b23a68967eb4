import type { Page } from '@playwright/test'
import { aLargeFile, aPng, dataTransferOf, type ChosenFile } from '../../support/page/chosen-files.ts'
import { aMember } from '../../support/data/people.ts'
import { aPhotograph } from '../../support/data/pictures.ts'
import { expect, test } from '../../support/test.ts'
import { passTries } from '../../support/tries.ts'

const CHUNKS = '**/api/uploads/*/chunks/*'
const aFile = async () => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await aPhotograph({ width: 640, height: 480 }),
})
const picture = (page: Page) => page.getByRole('group', { name: 'Picture' })
const press = (page: Page, name: string) => picture(page).getByRole('button', { name }).click()
/** Chooses a file in the dialog of the browser. @param file or its path, from where the browser reads a large one */
async function choose(page: Page, file: ChosenFile | string) {
  const opened = page.waitForEvent('filechooser')
  await press(page, 'Choose a picture')
  await (await opened).setFiles(file)
}

test('a person sets their own picture, which shows at once and stays after the form is saved', async ({ page }) => {
  await aMember(page)
  await page.goto('/profile/profileUpdate')
  await page.getByLabel('Business name').fill('King Analytics')
  await choose(page, await aFile())
  await expect(picture(page).getByText('Your picture was changed.')).toBeVisible()
  const link = await page.getByLabel('Image link').inputValue()
  expect(link).toMatch(/^\/media\/[0-9a-f]{64}\/320\.webp$/)
  await expect(picture(page).locator('img')).toHaveAttribute('src', link)
  await expect(picture(page).getByRole('button', { name: 'Choose a picture' })).toBeFocused()

  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page).toHaveURL('/profile')
  const avatar = page.locator('main header img')
  await expect(avatar).toHaveAttribute('src', link)
  await expect.poll(() => avatar.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(320)
  await expect(page.getByText('King Analytics')).toBeVisible()
})

test('what is no picture is refused; one that is dropped is no unsaved change, and removing it brings back the default', async ({
  page,
  browserErrors,
}) => {
  await aMember(page)
  await page.goto('/profile/profileUpdate')
  await test.step('what is no picture is refused at the field with the reason', async () => {
    await choose(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') })
    const alert = picture(page).getByRole('alert')
    await expect(alert).toContainText('This is not a picture that we can read.')
    await expect(alert).toContainText('Your picture is as before.')
    await expect(picture(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await choose(page, await aLargeFile('large.jpg', 21))
    await expect(alert).toContainText('This file has 21 MB, and a picture at most 20.')
    browserErrors.expect(/422 .*\/picture/)
  })

  await test.step('a picture can be dropped', async () => {
    const transfer = await dataTransferOf(page, [await aFile()])
    await picture(page).dispatchEvent('dragover', { dataTransfer: transfer })
    await expect(picture(page).getByText('Let go to make it your picture.')).toBeVisible()
    await picture(page).dispatchEvent('drop', { dataTransfer: transfer })
    await expect(picture(page).getByText('Your picture was changed.')).toBeVisible()
  })

  await test.step('a picture alone is no unsaved change, and removing it brings back the default', async () => {
    await press(page, 'Remove picture')
    await expect(picture(page).getByText('Your picture was removed.')).toBeVisible()
    await expect(picture(page).locator('img')).toHaveAttribute('src', '/plates/avatar.svg')
    await expect(page.getByLabel('Image link')).toHaveValue('')
    await page.getByRole('link', { name: 'Back to Profile' }).click()
    await expect(page.locator('main header img')).toHaveAttribute('src', '/plates/avatar.svg')
  })
})

test('a sending that is cancelled leaves the picture as it was, and what had arrived is deleted', async ({ page }) => {
  await aMember(page)
  await page.goto('/profile/profileUpdate')
  await page.route(CHUNKS, () => {})
  // Before the first chunk is sent there is nothing to delete.
  const chunk = page.waitForRequest(CHUNKS)
  await choose(page, await aFile())
  await expect(picture(page).getByRole('progressbar', { name: 'Your picture' })).toBeVisible()
  await chunk
  const deleted = page.waitForResponse((each) => each.request().method() === 'DELETE')
  await press(page, 'Cancel')
  await expect(picture(page).getByText('Cancelled. Your picture is as before.')).toBeVisible()
  await expect(picture(page).getByRole('button', { name: 'Choose a picture' })).toBeFocused()
  expect((await deleted).status()).toBe(200)
  await expect(page.getByLabel('Image link')).toHaveValue('')
})

test('a sending that breaks off is continued by Try again', { tag: '@desktop' }, async ({ page, browserErrors }) => {
  await page.clock.install()
  await aMember(page)
  await page.goto('/profile/profileUpdate')
  let isCut = true
  const sent: string[] = []
  await page.route(CHUNKS, (route) => {
    const chunk = new URL(route.request().url()).pathname
    if (isCut && sent.length > 0) return route.abort()
    sent.push(chunk)
    return route.continue()
  })
  await choose(page, await aPng('me.png', 330))
  await passTries(picture(page).getByRole('alert').filter({ hasText: 'The server could not be reached.' }))
  isCut = false
  await press(page, 'Try again')
  await expect(picture(page).getByText('Your picture was changed.')).toBeVisible()
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent).size).toBe(sent.length)
  browserErrors.expect(/ERR_FAILED .*\/chunks\//)
})
