import { createHash } from 'node:crypto'
import { readdir, readFile, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { FORMATS, WIDTHS } from '@energy/contracts/pictures/pictures'
import sharp from 'sharp'

/** Uploads of which no picture was made, and chunks of those of which one was. */
export const ORPHANS = `
  SELECT (SELECT count(*) FROM uploads WHERE hash IS NULL)::int +
    (SELECT count(DISTINCT "uploadId") FROM upload_chunks JOIN uploads ON id = "uploadId" WHERE hash IS NOT NULL)::int AS uploads`

const DAY = 24 * 60 * 60_000

/** The files in a storage of pictures. */
export async function filesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({
      hash: basename(parentPath),
      /** Lets it be older than two days. */
      age: () => utimes(join(parentPath, name), new Date(Date.now() - 2 * DAY), new Date(Date.now() - 2 * DAY)),
    }))
}

interface Stored {
  hash: string
  bytes: number
  widths: readonly number[]
}

/** What is wrong with the files of a picture that is ready. Its hash is that of the bytes which were sent. */
export async function wrongFilesOf(folder: string, { hash, bytes, widths }: Stored) {
  const wrong: string[] = []
  const original = await readFile(join(folder, hash, 'original')).catch(() => Buffer.alloc(0))
  if (original.length !== bytes || createHash('sha256').update(original).digest('hex') !== hash)
    wrong.push(`${hash}: the original has ${original.length} of ${bytes} bytes, or others`)
  const { width = 0 } = await sharp(original)
    .metadata()
    .catch(() => ({ width: 0 }))
  const expected = WIDTHS.filter((each) => each <= width)
  if (widths.join() !== expected.join()) wrong.push(`${hash}: widths ${widths.join()} and not ${expected.join()}`)
  for (const each of widths)
    for (const format of FORMATS) {
      const file = join(folder, hash, `${each}.${format}`)
      const { info } = await sharp(file)
        .raw()
        .toBuffer({ resolveWithObject: true })
        .catch(() => ({ info: { width: 0 } }))
      if (info.width !== each) wrong.push(`${hash}: ${each}.${format} cannot be decoded`)
    }
  return wrong
}
