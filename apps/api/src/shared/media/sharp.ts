import { FILE_BOUNDS } from '@energy/contracts/pictures/uploads'
import type { Sharp } from 'sharp'

/** Once: while formats are blocked and unblocked again, another picture that is being decoded would be refused. */
let loading: ReturnType<typeof load> | undefined

async function load() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/**
 * Loads the library of pictures, with the formats that it may read. It is loaded for the first picture, so a process
 * that sees none does not hold it in memory.
 */
export async function loadSharp() {
  const sharp = await (loading ??= load())
  /** Opens a file, turned upright. Its metadata are not copied, and its colours become sRGB. */
  return (file: Buffer): Sharp =>
    sharp(file, { limitInputPixels: FILE_BOUNDS.pixels, failOn: 'truncated' }).autoOrient().timeout({ seconds: 30 })
}
