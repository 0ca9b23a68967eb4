/** What the contract asks of a text. */
interface TextSchema {
  minLength?: number
  maxLength?: number
  pattern?: string
}

/** Whether a field's text is what the contract asks for, as the server looks at it: trimmed, in code points. */
export function fits({ minLength = 0, maxLength = Infinity, pattern }: TextSchema, value: string) {
  const text = value.trim()
  const { length } = [...text]
  return length >= minLength && length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
}
