/** The constraints of a text in the contract. */
interface TextSchema {
  minLength?: number
  maxLength?: number
  pattern?: string
}

/** Whether a text meets its constraints, checked as on the server: trimmed, with lengths in code points. */
export function isValidText({ minLength = 0, maxLength = Infinity, pattern }: TextSchema, value: string) {
  const text = value.trim()
  const { length } = [...text]
  return length >= minLength && length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
}
