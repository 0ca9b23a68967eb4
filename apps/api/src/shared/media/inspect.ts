import { FILE_BOUNDS } from '@energy/contracts/pictures/uploads'
import { HttpError } from '../http-error.ts'
import { widthsFor } from './renditions.ts'
import { loadSharp } from './sharp.ts'
import { signatureOf } from './signature.ts'

/** What is known of a file that is a picture. */
export interface Inspected {
  format: string
  /** In pixels, after it was turned upright. */
  width: number
  height: number
  /** Its dominant colour, as #rrggbb. */
  color: string
}

const refusals = {
  unreadable: 'This is not a picture that we can read. Send a JPEG, PNG, WebP or AVIF file.',
  heic:
    'This is a HEIC picture, which we cannot read. Save it as JPEG and send it again. An iPhone takes JPEG pictures ' +
    'with the setting Camera › Formats › Most Compatible.',
  tooLarge: `This picture has more than ${FILE_BOUNDS.pixels / 1_000_000} megapixels. Make it smaller, and send it again.`,
  tooHigh: 'This picture is too high for its width. Cut it, and send it again.',
  damaged: 'This file is damaged or incomplete. Send it again, or save the picture anew.',
}
const refuse = (why: keyof typeof refusals) => new HttpError(422, refusals[why])

/** Why a file cannot be decoded. */
function reasonOf(error: Error, file: Buffer) {
  if (error.message.includes('pixel limit')) return 'tooLarge'
  const signature = signatureOf(file)
  return signature === 'heic' ? 'heic' : signature ? 'damaged' : 'unreadable'
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/**
 * Decodes a file as a whole: its content decides what it is, never its name.
 * @throws HttpError 422 where it is not a picture, is damaged, or is too large
 */
export async function inspect(file: Buffer): Promise<Inspected> {
  const open = await loadSharp()
  const orRefuse = (error: Error) => {
    throw refuse(reasonOf(error, file))
  }
  const { format, compression, autoOrient, width, height } = await open(file).metadata().catch(orRefuse)
  if (width * height > FILE_BOUNDS.pixels) throw refuse('tooLarge')
  if (widthsFor(autoOrient).length === 0) throw refuse('tooHigh')
  const small = await open(file)
    .resize({ width: 64, height: 64, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer()
    .catch(orRefuse)
  const { dominant } = await open(small).stats()
  return {
    format: format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : format,
    width: autoOrient.width,
    height: autoOrient.height,
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
  }
}
