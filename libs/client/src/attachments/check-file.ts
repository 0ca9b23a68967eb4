import { ATTACHMENT_BOUNDS, ATTACHMENT_TYPES } from '@energy/contracts/inquiries/attachments'

const MB = 2 ** 20
const types = Object.keys(ATTACHMENT_TYPES)
const EXTENSION = /\.(?:pdf|jpe?g|png|webp|csv)$/i

/** The types for the browser's dialog. Some computers have no type for CSV. */
export const ACCEPT = [...types, '.csv'].join()

/** Bytes as people read them: `310 kB`, `2.1 MB`. */
export function sizeInWords(bytes: number) {
  if (bytes < 1_000) return `${bytes}\u00a0bytes`
  if (bytes < MB) return `${Math.round(bytes / 1_024)}\u00a0kB`
  return `${Number((bytes / MB).toFixed(bytes < 10 * MB ? 1 : 0))}\u00a0MB`
}

/** Why a file is not even sent; undefined for one that the server checks. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (size === 0) return 'Not taken: it is empty.'
  if (size > ATTACHMENT_BOUNDS.bytes)
    return `Not taken: ${Math.ceil(size / MB)}\u00a0MB. Up to ${ATTACHMENT_BOUNDS.bytes / MB}\u00a0MB each.`
  if (!types.includes(type) && !EXTENSION.test(name)) return 'Not taken: send it as PDF, JPEG, PNG, WebP or CSV.'
  return undefined
}
