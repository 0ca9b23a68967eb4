const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
const AVIF = new Set(['avif', 'avis'])

/** The brands that a file in ISO's box format names at its start. */
function brandsOf(file: Buffer) {
  if (file.length < 16 || file.toString('latin1', 4, 8) !== 'ftyp') return []
  const brands = file.toString('latin1', 8, Math.min(file.readUInt32BE(0), file.length, 256))
  return brands.match(/.{4}/gs) ?? []
}

const startsWith = (file: Buffer, bytes: string, at = 0) => file.toString('latin1', at, at + bytes.length) === bytes

/**
 * What a file that cannot be decoded says at its start that it is.
 * @returns `ours` for a format that we read, so that the file must be damaged
 */
export function signatureOf(file: Buffer): 'heic' | 'ours' | undefined {
  const brands = brandsOf(file)
  if (brands.some((brand) => HEIC.has(brand))) return 'heic'
  const isOurs =
    brands.some((brand) => AVIF.has(brand)) ||
    ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n'].some((bytes) => startsWith(file, bytes)) ||
    (startsWith(file, 'RIFF') && startsWith(file, 'WEBP', 8))
  return isOurs ? 'ours' : undefined
}
