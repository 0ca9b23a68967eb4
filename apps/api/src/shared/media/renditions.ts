import { FORMATS, WIDTHS } from '@energy/contracts/pictures/pictures'
import type { Sharp } from 'sharp'
import type { Disk } from 'flydrive'
import { renditionOf } from './storage.ts'

type Format = (typeof FORMATS)[number]

const encoders: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78 }),
}

/** The widths of a picture's renditions: never wider than itself. */
export function widthsFor(width: number): readonly number[] {
  const smaller = WIDTHS.filter((each) => each <= width)
  return smaller.length ? smaller : [width]
}

/** Makes the renditions of one width, and stores them. @returns their bytes by format */
export async function storeRenditions(storage: Disk, hash: string, picture: Sharp, width: number) {
  for (const format of FORMATS) {
    const bytes = await encoders[format](picture.clone().resize({ width })).toBuffer()
    await storage.put(renditionOf(hash, width, format), bytes)
  }
}
