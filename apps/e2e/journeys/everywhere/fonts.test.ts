import type { Page } from '@playwright/test'
import { waitForHydration } from '../../screens/screen.ts'
import { expect, test } from '../../support/test.ts'

const fontsIn = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].map(({ family, status }) => ({
      family: family.replaceAll('"', ''),
      isLoaded: status === 'loaded',
    })),
  )
const loadedFonts = async (page: Page) =>
  (await fontsIn(page)).filter(({ isLoaded }) => isLoaded).map(({ family }) => family)

test('letters of other languages use Archivo, and their font files load when such a letter is typed', async ({
  page,
}) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await expect.poll(() => loadedFonts(page)).toContain('Archivo Variable')
  expect(await loadedFonts(page)).not.toContain('Archivo Latin Extended')
  expect(await loadedFonts(page)).not.toContain('Archivo Vietnamese')
  const name = page.getByRole('form', { name: 'Connect with us' }).getByLabel('First name')
  await name.fill('Łucja')
  await expect.poll(() => loadedFonts(page)).toContain('Archivo Latin Extended')
  expect(await loadedFonts(page)).not.toContain('Archivo Vietnamese')
  await name.fill('Phượng')
  await expect.poll(() => loadedFonts(page)).toContain('Archivo Vietnamese')
})

// For a family of several files the browser searches the system's fonts for each file that has not loaded yet.
test('each family of fonts is one file', async ({ page }) => {
  await page.goto('/')
  const families = (await fontsIn(page)).map(({ family }) => family)
  expect(families).toContain('Archivo Variable')
  expect(new Set(families).size).toBe(families.length)
})
