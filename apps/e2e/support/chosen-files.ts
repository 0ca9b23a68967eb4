import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A file for an input or a drop. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A square PNG of random pixels, so that no two are the same. A side of 600 px has a megabyte, which is 5 chunks. */
export const aPng = async (name: string, side = 40): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp(randomBytes(3 * side * side), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer(),
})

/** A file name that no other journey uses. */
export const uniqueName = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}.png`

/** Drags files onto an element and lets them go. */
export async function dropFiles(page: Page, selector: string, files: readonly ChosenFile[]) {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }))
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, bytes } of all)
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
    return transfer
  }, given)
  for (const type of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent(selector, type, { dataTransfer })
}
