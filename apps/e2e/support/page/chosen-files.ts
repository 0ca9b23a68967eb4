import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { test, type Page } from '@playwright/test'
import sharp from 'sharp'

/** A file for an input or a drop. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A square PNG of random pixels, so that no two are the same. A side of 600 px has a megabyte, which is 5 chunks; 330 px are 2. */
export const aPng = async (name: string, side = 40): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp(randomBytes(3 * side * side), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer(),
})

/** The path of a file of zeros, for an input. Playwright takes a second to send a megabyte that is not on the disk. */
export async function aLargeFile(name: string, megabytes: number) {
  const path = test.info().outputPath(name)
  await writeFile(path, Buffer.alloc(megabytes * 2 ** 20))
  return path
}

/** A file name that no other journey uses. */
export const uniqueName = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}.png`

/** What somebody drags who drags these files. */
export function dataTransferOf(page: Page, files: readonly ChosenFile[]) {
  // As one text: Playwright takes a second to send a megabyte as numbers.
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString('base64') }))
  return page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, bytes } of all) {
      const decoded = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0)
      transfer.items.add(new File([decoded], name, { type: mimeType }))
    }
    return transfer
  }, given)
}

/** Drags files onto an element and lets them go. */
export async function dropFiles(page: Page, selector: string, files: readonly ChosenFile[]) {
  const dataTransfer = await dataTransferOf(page, files)
  for (const type of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent(selector, type, { dataTransfer })
}
