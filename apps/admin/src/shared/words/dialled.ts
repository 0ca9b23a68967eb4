/**
 * The number that a link dials: digits and a leading plus, also where the country code is in brackets or after a word. The
 * zero in brackets is for calls within the country.
 */
export function dialled(phone: string) {
  const [, abroad] = /^\D*?(\+(?=[\s(]*[1-9])|00)/.exec(phone) ?? []
  const digits = (abroad ? phone.replace(/\(\s*0\s*\)/, '') : phone).replace(/\D/g, '')
  return abroad === '+' ? `+${digits}` : digits
}
