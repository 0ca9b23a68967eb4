import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { test, type Page } from '@playwright/test'
import { waitForHydration } from '../screens/screen.ts'

const publicDirectory = resolve(import.meta.dirname, '../../web/public')

/** The favicon as a PNG of this size, with a background where the device rounds the corners itself. */
async function renderIcon(page: Page, size: number, background?: string) {
  const drawing = await readFile(resolve(publicDirectory, 'favicon.svg'), 'base64')
  const image = `<img alt="" src="data:image/svg+xml;base64,${drawing}" style="width:100%;display:block">`
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<body style="margin:0;background:${background ?? 'transparent'}">${image}</body>`)
  return page.screenshot({ omitBackground: true })
}

/** One PNG in an icon file: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function encodeIco(png: Buffer, size: number) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const hide = (element: HTMLElement) => void (element.style.visibility = 'hidden')

test('renders the icons from the favicon', async ({ page }) => {
  for (const size of [192, 512])
    await writeFile(resolve(publicDirectory, `icon-${size}.png`), await renderIcon(page, size))
  await writeFile(resolve(publicDirectory, 'apple-touch-icon.png'), await renderIcon(page, 180, '#0b3d2e'))
  await writeFile(resolve(publicDirectory, 'favicon.ico'), encodeIco(await renderIcon(page, 32), 32))
})

test('takes the link preview image from the top of home', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => document.fonts.ready)
  // The lower edge would cut the form.
  await page.locator('main form').first().evaluate(hide)
  await page.screenshot({ path: resolve(publicDirectory, 'link-picture.png') })
})
