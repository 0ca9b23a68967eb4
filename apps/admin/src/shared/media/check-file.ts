import { FILE_BOUNDS } from '@energy/contracts/pictures/uploads'

/** The types that a file input offers. A phone converts HEIC, and offers its camera. */
export const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/heic'
/** What is taken, in words. */
export const TAKEN = 'JPEG, PNG, WebP or AVIF, up to 20 MB each'

const KILO = 1024
/** Keeps a number and its unit on one line. */
const NBSP = '\u00A0'
const size = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

/** A size in megabytes as a number: `4.8`. */
export const megabytes = (bytes: number) => size.format(bytes / KILO ** 2)
/** A size in words: `4.8 MB`, `310 kB`. */
export const formatBytes = (bytes: number) =>
  bytes < KILO ** 2 ? `${Math.max(1, Math.round(bytes / KILO))}${NBSP}kB` : `${megabytes(bytes)}${NBSP}MB`

/**
 * Why a file is not sent; undefined if it is. The server looks at its content; here only what is plain is refused: a
 * type that the browser knows not to be a picture's, and the size.
 */
export function refusalOf({ type, size: bytes }: Pick<File, 'type' | 'size'>) {
  if (type === 'image/svg+xml') return 'SVG is not taken. Send a JPEG, PNG, WebP or AVIF file.'
  if (type !== '' && !type.startsWith('image/')) return 'This is not a picture. Send a JPEG, PNG, WebP or AVIF file.'
  if (bytes === 0) return 'This file is empty.'
  if (bytes > FILE_BOUNDS.bytes) return `It has ${megabytes(bytes)} MB; at most 20 MB are taken.`
  return undefined
}
