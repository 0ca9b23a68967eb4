import sharp from 'sharp'
import type { Illustration } from './illustration.ts'
import { layoutOf, ILLUSTRATION, type ShareText } from './layout.ts'

const { left, top, width, height, corner } = ILLUSTRATION
/** The illustration's outline: one round corner, top right. */
const OUTLINE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path d="M0 0H${width - corner}A${corner} ${corner} 0 0 1 ${width} ${corner}V${height}H0Z"/></svg>`,
)
/** An illustration of ours is drawn at least as high as it is shown; it has no other size than its units. */
const DENSITY = Math.ceil((72 * height) / 240)

/** An offset that shows the focal point as far in the middle as CSS `object-position` does. */
const offset = (whole: number, shown: number, focal: number) => Math.round(((whole - shown) * focal) / 100)

async function cropped({ bytes, focalX, focalY }: Illustration) {
  const { width: w, height: h } = await sharp(bytes, { density: DENSITY }).metadata()
  const scale = Math.max(width / w, height / h)
  const whole = { width: Math.ceil(w * scale), height: Math.ceil(h * scale) }
  return sharp(bytes, { density: DENSITY })
    .resize({ ...whole, fit: 'fill' })
    .extract({
      left: offset(whole.width, width, focalX),
      top: offset(whole.height, height, focalY),
      width,
      height,
    })
    .ensureAlpha()
    .composite([{ input: OUTLINE, blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Renders a picture for link previews as JPEG. */
export async function renderShare(text: ShareText, illustration: Illustration): Promise<Buffer> {
  sharp.cache(false)
  sharp.concurrency(1)
  const [svg, input] = [await layoutOf(text), await cropped(illustration)]
  return sharp(Buffer.from(svg))
    .composite([{ input, left, top }])
    .flatten({ background: '#f3f5f0' })
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}
