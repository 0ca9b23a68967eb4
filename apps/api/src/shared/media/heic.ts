const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])

/** Whether a file says at its start that it is HEIC: one of the brands in its first box is. */
export function isHeic(file: Buffer) {
  if (file.length < 16 || file.toString('latin1', 4, 8) !== 'ftyp') return false
  const brands = file.toString('latin1', 8, Math.min(file.readUInt32BE(0), file.length, 256))
  return (brands.match(/.{4}/gs) ?? []).some((brand) => BRANDS.has(brand))
}
