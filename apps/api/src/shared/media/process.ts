import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../generated/client.ts'
import { storeRenditions, widthsFor } from './renditions.ts'
import { loadSharp } from './sharp.ts'
import { originalOf } from './storage.ts'

/**
 * Makes the renditions that a picture lacks. It may be interrupted and repeated: a width counts only once both of its
 * files are stored.
 */
export async function processPicture(db: PrismaClient, storage: Disk, hash: string) {
  const picture = await db.picture.findUnique({ where: { hash } })
  if (!picture) return
  const open = await loadSharp()
  const widths = widthsFor(picture.width)
  // Decoded once: the smaller renditions come from the pixels of the largest.
  const file = Buffer.from(await storage.getBytes(originalOf(hash)))
  const { data, info } = await open(file)
    .resize({ width: Math.max(...widths) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { default: sharp } = await import('sharp')
  const pixels = sharp(data, { raw: info })
  for (const width of widths) {
    if (picture.widths.includes(width)) continue
    await storeRenditions(storage, hash, pixels, width)
  }
  await db.picture.update({ where: { hash }, data: { widths: [...widths], state: 'ready' } })
}
