/**
 * Writes a text into a field as if it was typed: at the cursor, or in place of all. It is the only way after which Ctrl+Z
 * brings back what stood there; no other call of the browser adds to what can be undone.
 */
export function insertText(field: HTMLTextAreaElement, text: string, replacesAll = false) {
  field.focus({ preventScroll: true })
  if (replacesAll) field.select()
  document.execCommand('insertText', false, text)
}
