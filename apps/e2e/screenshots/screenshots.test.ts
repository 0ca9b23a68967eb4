import { test, type Page } from '@playwright/test'
import { screens } from '../screens/all.ts'
import { openScreen } from '../screens/screen.ts'

for (const screen of screens)
  test(screen.name, async ({ page }, { project }) => {
    await openScreen(page, screen)
    await page.evaluate(loadImages)
    if (!screen.viewportOnly) await page.evaluate(() => scrollTo(0, 0))
    await takeScreenshot(page, `${project.name}/${screen.name}`, !screen.viewportOnly)
  })

const takeScreenshot = (page: Page, name: string, fullPage: boolean) =>
  page.screenshot({ path: `test-results/screenshots/${name}.png`, fullPage })

/** Loads the lazy images of the page. */
async function loadImages() {
  await document.fonts.load('1rem "Archivo Variable"')
  for (const image of document.images) image.loading = 'eager'
  await Promise.allSettled([...document.images].map((image) => image.decode()))
}
