import sharp from 'sharp'
import { randomFrom, type Scene } from './draw.ts'

/** The size of a piece of grain, in pixels, and how much it changes the brightness, of 255. */
const GRAIN = { size: 1.6, amount: 6 }

/** Grey noise around the middle, the same each time. */
function grain(width: number, height: number) {
  const [w, h] = [Math.ceil(width / GRAIN.size), Math.ceil(height / GRAIN.size)]
  const random = randomFrom(w)
  const pixels = Buffer.alloc(w * h)
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = 128 + (random() + random() + random() - 1.5) * 2 * GRAIN.amount
  return sharp(pixels, { raw: { width: w, height: h, channels: 1 } })
    .resize(width, height, { kernel: 'cubic' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const vignette = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="v" r=".75">` +
      `<stop offset=".55" stop-color="#fff"/><stop offset="1" stop-color="#a3b0ab"/></radialGradient>` +
      `<rect width="100%" height="100%" fill="url(#v)"/></svg>`,
  )

/** Makes a photograph of a scene, as JPEG: light that shines over its surroundings, darker corners, and grain. */
export async function develop({ width, height, svg, bloom = 0.25 }: Scene): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(svg), { unlimited: true }).flatten().png({ compressionLevel: 1 }).toBuffer()
  // Only the bright parts shine.
  const small = await sharp(drawn)
    .resize(Math.round(width / 8))
    .linear(1.8, -190)
    .blur(9)
    .linear(bloom, 0)
    .png()
    .toBuffer()
  const shine = await sharp(small).resize(width, height, { kernel: 'cubic' }).png({ compressionLevel: 1 }).toBuffer()
  const printed = await sharp(drawn)
    .composite([
      { input: shine, blend: 'screen' },
      { input: vignette(width, height), blend: 'multiply' },
      { input: await grain(width, height), blend: 'overlay' },
    ])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(printed).linear(1.14, -15).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
