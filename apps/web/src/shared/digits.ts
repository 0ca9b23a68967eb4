/**
 * A phone number as digits only: `+44 (0)20 …` becomes `004420…`. The zero in brackets is for calls within the country,
 * so it is dropped after a country code.
 */
export function digitsOf(text: string) {
  const written = text.normalize('NFKC').trim()
  const abroad = /^\D*(\+|00)/.test(written)
  const dialled = abroad ? written.replace(/^\D*\+/, '00').replace(/\(\s*0\s*\)/, '') : written
  return dialled.replace(/\D/g, '')
}
