/**
 * A phone number as digits alone: `+44 (0)20 …` becomes `004420…`. The zero in brackets is for callers within the
 * country and goes where the country's code stands before it.
 */
export function digitsOf(text: string) {
  const written = text.normalize('NFKC').trim()
  const abroad = /^(\+|00)/.test(written)
  const dialled = abroad ? written.replace(/^\+/, '00').replace(/\(\s*0\s*\)/, '') : written
  return dialled.replace(/\D/g, '')
}
