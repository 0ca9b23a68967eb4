/**
 * The number that a link dials: digits and a leading plus, also where the country code is in brackets or after a word. The
 * zero in brackets is for calls within the country. After another word an extension follows, or a second number.
 */
export function dialled(phone: string) {
  const first = phone.replace(/(\d\P{L}*).*/su, '$1')
  const [, abroad] = /^\D*?(\+(?=[\s(]*[1-9])|00)/.exec(first) ?? []
  const digits = (abroad ? first.replace(/\(\s*0\s*\)/, '') : first).replace(/\D/g, '')
  return abroad === '+' ? `+${digits}` : digits
}
