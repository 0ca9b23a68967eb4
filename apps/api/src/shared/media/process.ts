import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../generated/client.ts'
import { renditionsOf, storeRenditions, widthsFor } from './renditions.ts'
import { loadSharp } from './sharp.ts'
import { originalOf } from './files.ts'
import { PICTURES_QUEUE } from './queue.ts'

/**
 * Makes the renditions that a picture lacks. It may be interrupted and repeated: a width counts only once both of its
 * files are stored.
 */
export async function processPicture(db: PrismaClient, storage: Disk, hash: string) {
  const picture = await db.picture.findUnique({ where: { hash } })
  if (!picture) return
  const { id } = picture
  const widths = widthsFor(picture)
  const missing = widths.filter((width) => !picture.widths.includes(width))
  if (missing.length) {
    // Decoded once: the smaller renditions come from the pixels of the largest.
    const open = await loadSharp()
    const file = Buffer.from(await storage.getBytes(originalOf(hash)))
    const { data, info } = await open(file)
      .resize({ width: Math.max(...missing) })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { default: sharp } = await import('sharp')
    const pixels = sharp(data, { raw: info })
    for (const width of missing) {
      await storeRenditions(storage, hash, width, await renditionsOf(pixels, width))
      const done = widths.filter((each) => each <= width)
      await db.picture.updateMany({ where: { id }, data: { widths: done } })
    }
  }
  // By the id: in the meantime it may have been erased, and its bytes uploaded again.
  await db.picture.updateMany({ where: { id }, data: { state: 'ready' } })
}

/**
 * Marks pictures as failed that no job will process: one is given up after its retries, also where each of them ended
 * the worker. The same file, uploaded again, is tried again.
 */
export const failLostPictures = (db: PrismaClient) =>
  db.$executeRaw`
    UPDATE pictures SET state = 'failed'
    WHERE state = 'processing' AND NOT EXISTS (
      SELECT FROM pgboss.job WHERE name = ${PICTURES_QUEUE} AND state < 'completed' AND data ->> 'hash' = pictures.hash
    )`
