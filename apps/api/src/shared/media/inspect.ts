import { FILE_BOUNDS } from '@energy/contracts/pictures/uploads'
import { HttpError } from '../http-error.ts'
import { isHeic } from './heic.ts'
import { widthsFor } from './renditions.ts'
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

const unreadable = () =>
  new HttpError(422, 'This is not a picture that we can read. Send a JPEG, PNG, WebP or AVIF file.')
const heic = () =>
  new HttpError(
    422,
    'This is a HEIC picture, which we cannot read. Save it as JPEG and send it again. An iPhone takes JPEG pictures ' +
      'with the setting Camera › Formats › Most Compatible.',
  )
const tooLarge = () =>
  new HttpError(
    422,
    `This picture has more than ${FILE_BOUNDS.pixels / 1_000_000} megapixels. Make it smaller, and send it again.`,
  )
const tooHigh = () => new HttpError(422, 'This picture is too high for its width. Cut it, and send it again.')
const damaged = () =>
  new HttpError(422, 'This file is damaged or incomplete. Send it again, or save the picture anew.')

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/**
 * Decodes a file as a whole: its content decides what it is, never its name.
 * @throws HttpError 422 where it is not a picture, is damaged, or is too large
 */
export async function inspect(file: Buffer): Promise<Inspected> {
  const open = await loadSharp()
  /** The error for a file that cannot be read. */
  const refusal = (error: Error, otherwise: () => HttpError) => {
    if (error.message.includes('pixel limit')) return tooLarge()
    return isHeic(file) ? heic() : otherwise()
  }
  const { format, compression, autoOrient, width, height } = await open(file)
    .metadata()
    .catch((error: Error) => {
      throw refusal(error, unreadable)
    })
  if (width * height > FILE_BOUNDS.pixels) throw tooLarge()
  if (widthsFor(autoOrient).length === 0) throw tooHigh()
  const small = await open(file)
    .resize({ width: 64, height: 64, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer()
    .catch((error: Error) => {
      throw refusal(error, damaged)
    })
  const { dominant } = await open(small).stats()
  return {
    format: format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : format,
    width: autoOrient.width,
    height: autoOrient.height,
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
  }
}
