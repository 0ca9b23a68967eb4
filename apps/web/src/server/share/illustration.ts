import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { Item } from '@energy/contracts/content'
import { hashOf, mediaLink } from '@energy/contracts/pictures/media'
import { WIDTHS } from '@energy/contracts/pictures/pictures'

/** The picture of an item, as a file, with its focal point in per cent. */
export interface Illustration {
  bytes: Buffer
  focalX: number
  focalY: number
  /** Whether a larger one will follow: its renditions are being made. */
  isTemporary?: boolean
}

interface Sources {
  /** The API's address for this server. */
  apiUrl: string
  /** Aborts the request for a picture of the library. */
  late: AbortSignal
  /** The folder of the site's own files. */
  directory: string
}

const DEFAULT = '/plates/default.svg'
/** The width that is asked for, in pixels. */
const WIDTH = 1280
const centred = { focalX: 50, focalY: 50 }

/** A file of the site; undefined for any other path. */
async function fileOf(directory: string, path: string) {
  const root = resolve(directory)
  const file = join(root, path.replace(/[?#].*$/, ''))
  if (!file.startsWith(root + sep) || !/\.(svg|png|jpe?g|webp|avif)$/.test(file)) return undefined
  return readFile(file).catch(() => undefined)
}

/** A picture of the library, in the widest rendition that is needed. */
async function libraryPicture(
  { ctaImage, pictures }: Item,
  { apiUrl, late }: Sources,
): Promise<Illustration | undefined> {
  const found = pictures.find(({ hash }) => hash === hashOf(ctaImage))
  const width = found?.widths.findLast((each) => each <= WIDTH)
  if (!found || width === undefined) return undefined
  const response = await fetch(apiUrl + mediaLink(found.hash, width), { signal: late })
  if (!response.ok) throw new Error(`The API answered ${response.status} for a picture`)
  const isTemporary = found.widths.length < WIDTHS.filter((each) => each <= found.width).length
  return { bytes: Buffer.from(await response.arrayBuffer()), focalX: found.focalX, focalY: found.focalY, isTemporary }
}

/**
 * The picture that an item shows, or the default illustration. A link to another server is never requested.
 * @throws Error while the API does not answer with a picture of its library
 */
export async function illustrationOf(item: Item, sources: Sources): Promise<Illustration> {
  const { ctaImage } = item
  const { directory } = sources
  if (hashOf(ctaImage)) {
    const found = await libraryPicture(item, sources)
    if (found) return found
  }
  const own = ctaImage.startsWith('/') ? await fileOf(directory, ctaImage) : undefined
  return { bytes: own ?? (await readFile(join(directory, DEFAULT))), ...centred }
}
