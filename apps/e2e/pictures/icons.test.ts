import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { test, type Page } from '@playwright/test'

const shelf = resolve(import.meta.dirname, '../../web/public')

/** The favicon as a PNG of this size, on its ground to the edges where a device cuts the corners itself. */
async function iconOf(page: Page, size: number, ground?: string) {
  const drawing = await readFile(resolve(shelf, 'favicon.svg'), 'base64')
  const image = `<img alt="" src="data:image/svg+xml;base64,${drawing}" style="width:100%;display:block">`
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<body style="margin:0;background:${ground ?? 'transparent'}">${image}</body>`)
  return page.screenshot({ omitBackground: true })
}

/** One PNG in an icon file: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function icoOf(png: Buffer, size: number) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

test('the icons, from the favicon', async ({ page }) => {
  for (const size of [192, 512]) await writeFile(resolve(shelf, `icon-${size}.png`), await iconOf(page, size))
  await writeFile(resolve(shelf, 'apple-touch-icon.png'), await iconOf(page, 180, '#0b3d2e'))
  await writeFile(resolve(shelf, 'favicon.ico'), icoOf(await iconOf(page, 32), 32))
})

test('the picture that a link is shown with: the head of home', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: resolve(shelf, 'link-picture.png') })
})
