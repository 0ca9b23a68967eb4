import { test, type Page } from '@playwright/test'
import { screens } from '../screens/all.ts'
import { open } from '../screens/screen.ts'

for (const screen of screens)
  test(screen.name, async ({ page }, { project }) => {
    await open(page, screen)
    await page.evaluate(settle)
    if (!screen.window) await page.evaluate(() => scrollTo(0, 0))
    await picture(page, `${project.name}/${screen.name}`, !screen.window)
  })

const picture = (page: Page, name: string, fullPage: boolean) =>
  page.screenshot({ path: `test-results/screenshots/${name}.png`, fullPage })

/** Fetches what the page would fetch only when it is scrolled to. */
async function settle() {
  await document.fonts.load('1rem "Archivo Variable"')
  for (const image of document.images) image.loading = 'eager'
  await Promise.allSettled([...document.images].map((image) => image.decode()))
}
