import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kind } from '@energy/contracts/content'
import { mediaLink } from '@energy/contracts/pictures/media'
import type { Client } from 'pg'
import type { SampleItem } from '../shapes.ts'
import { LIBRARY, type PictureName, type SamplePicture } from './library.ts'
import type { Placed, Places } from './places.ts'

/** The image links of the pictures that were stored. */
export type Links = ReadonlyMap<PictureName, string>

const FILES = join(import.meta.dirname, '../../../pictures')

/**
 * Stores the pictures of the sample as the API does: the original and the smallest rendition, a row, and a job for the
 * worker, which makes the others. What it uses of the API is loaded now, as it may have been built a moment ago.
 */
export async function insertPictures(client: Client, mediaUrl: string): Promise<Links> {
  const [{ storeFile }, { openStorage }, { PICTURES_QUEUE }, { PgBoss }] = await Promise.all([
    import('@energy/api/media/store'),
    import('@energy/api/media/storage'),
    import('@energy/api/media/queue'),
    import('pg-boss'),
  ])
  const storage = await openStorage(mediaUrl)
  const stored = await Promise.all(
    LIBRARY.map(async (picture) => {
      const file = await readFile(join(FILES, `${picture.name}.jpg`))
      const hash = createHash('sha256').update(file).digest('hex')
      return { picture, hash, bytes: file.length, ...(await storeFile(storage, hash, file)) }
    }),
  )
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  for (const [at, one] of stored.entries()) {
    await insertPicture(client, one, stored.length - at)
    await boss.send(PICTURES_QUEUE, { hash: one.hash })
  }
  await boss.stop()
  return new Map(stored.map(({ picture, hash }) => [picture.name, mediaLink(hash)]))
}

interface Stored {
  picture: SamplePicture
  hash: string
  bytes: number
  format: string
  width: number
  height: number
  color: string
  widths: readonly number[]
}

/** Inserts the row of a picture that was uploaded some days ago. */
async function insertPicture(client: Client, { picture, ...file }: Stored, days: number) {
  const { name, alt = '', decorative = false, focal: [focalX, focalY] = [50, 50] } = picture
  await client.query(
    `INSERT INTO pictures (id, hash, name, format, bytes, width, height, color, widths, library, alt, decorative, credit,
       "focalX", "focalY", "createdAt", "uploaderId")
     VALUES (uuidv7(-$1::interval), $2, $3, $4, $5, $6, $7, $8, $9, true, $10, $11, $12, $13, $14, now() - $1::interval,
       (SELECT id FROM users WHERE role = 'admin' LIMIT 1))`,
    [
      `${days} days`,
      file.hash,
      `${name}.jpg`,
      file.format,
      file.bytes,
      file.width,
      file.height,
      file.color,
      file.widths,
      alt,
      decorative,
      'Millrace Energy',
      focalX,
      focalY,
    ],
  )
}

/** An item with pictures of the library in its places; a place whose picture was not stored shows its illustration. */
export function withPictures<K extends Kind>(
  item: SampleItem<K>,
  places: Places | undefined,
  links: Links,
): SampleItem<K> {
  const imageOf = (placed: Placed | undefined) => {
    const ctaImage = placed && links.get(placed.name)
    return ctaImage === undefined ? {} : { ctaImage, ctaImageAlt: placed?.alt ?? '' }
  }
  return {
    ...item,
    ...imageOf(places?.cta),
    sections: item.sections.map((section, at) => ({ ...section, ...imageOf(places?.sections?.[at]) })),
  }
}
