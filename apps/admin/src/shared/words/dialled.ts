/** The number that a link dials: digits and a leading plus. The zero in brackets is for calls within the country. */
export function dialled(phone: string) {
  const isAbroad = /^(\+|00)/.test(phone)
  return (isAbroad ? phone.replace(/\(\s*0\s*\)/, '') : phone).replace(/(?!^\+)\D/g, '')
}
