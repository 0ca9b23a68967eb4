import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** Shapes by the size of a cell in pixels, and their contrast: as in photographs, the smaller the fainter. */
const SHAPES = [
  { cell: 160, contrast: 100 },
  { cell: 40, contrast: 50 },
  { cell: 12, contrast: 30 },
  { cell: 5, contrast: 30 },
] as const
/** That of a sensor. */
const NOISE = { type: 'gaussian', mean: 128, sigma: 22 } as const

/** Grey values around the middle, enlarged. */
async function shapes(cell: number, contrast: number, width: number, height: number) {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const values = randomBytes(columns * rows).map((value) => 128 + ((value - 128) * contrast) / 128)
  return sharp(values, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/**
 * A JPEG that is about as hard to compress as a photograph: noise over shapes over gradients of colours.
 * @returns another one at each call
 */
export async function aPhotograph(width: number, height: number): Promise<Buffer> {
  const layers = await Promise.all(SHAPES.map(({ cell, contrast }) => shapes(cell, contrast, width, height)))
  return sharp(randomBytes(36), { raw: { width: 4, height: 3, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .modulate({ saturation: 0.5 })
    .composite([
      ...layers.map((input) => ({ input, blend: 'soft-light' as const })),
      { input: { create: { width, height, channels: 3, background: 'grey', noise: NOISE } }, blend: 'soft-light' },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()
}
