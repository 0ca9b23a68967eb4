import { FORMATS, WIDTHS } from '@energy/contracts/pictures/pictures'
import type { Sharp } from 'sharp'
import type { Disk } from 'flydrive'
import { renditionOf } from './files.ts'

type Format = (typeof FORMATS)[number]

/** WebP has no higher pictures, in pixels. */
const MAX_HEIGHT = 16_383

const encoders: Record<Format, (picture: Sharp) => Sharp> = {
  // Colours at half the resolution, as in cameras' JPEG and in WebP.
  avif: (picture) => picture.avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78 }),
}

/** The widths of a picture's renditions: never wider than itself; none for a picture that is too high for WebP. */
export function widthsFor({ width, height }: { width: number; height: number }): number[] {
  const smaller = WIDTHS.filter((each) => each <= width)
  return (smaller.length ? smaller : [width]).filter((each) => (each / width) * height <= MAX_HEIGHT)
}

/** Makes the renditions of one width. */
export async function renditionsOf(picture: Sharp, width: number) {
  const files: { format: Format; bytes: Buffer }[] = []
  for (const format of FORMATS)
    files.push({ format, bytes: await encoders[format](picture.clone().resize({ width })).toBuffer() })
  return files
}

/** Stores the renditions of one width. */
export async function storeRenditions(
  storage: Disk,
  hash: string,
  width: number,
  files: Awaited<ReturnType<typeof renditionsOf>>,
) {
  for (const { format, bytes } of files) await storage.put(renditionOf(hash, width, format), bytes)
}
