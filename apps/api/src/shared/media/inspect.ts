import { FILE_BOUNDS } from '@energy/contracts/pictures/uploads'
import { HttpError } from '../http-error.ts'
import { loadSharp } from './sharp.ts'

/** What is known of a file that is a picture. */
export interface Inspected {
  format: string
  /** In pixels, after it was turned upright. */
  width: number
  height: number
  /** Its dominant colour, as #rrggbb. */
  color: string
}

const unreadable = new HttpError(422, 'This is not a picture that we can read. Send a JPEG, PNG, WebP or AVIF file.')
const tooLarge = new HttpError(
  422,
  `This picture has more than ${FILE_BOUNDS.pixels / 1_000_000} megapixels. Make it smaller, and send it again.`,
)
const damaged = new HttpError(422, 'This file is damaged or incomplete. Send it again, or save the picture anew.')

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/**
 * Decodes a file as a whole: its content decides what it is, never its name.
 * @throws HttpError 422 where it is not a picture, is damaged, or is too large
 */
export async function inspect(file: Buffer): Promise<Inspected> {
  const open = await loadSharp()
  const { format, compression, autoOrient, width, height } = await open(file)
    .metadata()
    .catch((error: Error) => {
      throw error.message.includes('pixel limit') ? tooLarge : unreadable
    })
  if (width * height > FILE_BOUNDS.pixels) throw tooLarge
  const { dominant } = await open(file)
    .resize({ width: 64 })
    .toColourspace('srgb')
    .toBuffer()
    .then((small) => open(small).stats())
    .catch((error: Error) => {
      throw error.message.includes('pixel limit') ? tooLarge : damaged
    })
  return {
    format: format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : format,
    ...autoOrient,
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
  }
}
