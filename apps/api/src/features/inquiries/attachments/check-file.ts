import { isUtf8 } from 'node:buffer'
import { ATTACHMENT_TYPES, type AttachmentType } from '@energy/contracts/inquiries/attachments'
import { keysOf } from '@energy/contracts/record-of'
import { fileTypeFromBuffer } from 'file-type'
import { HttpError } from '../../../shared/http-error.ts'

/** The lines of a CSV file that must have the same number of fields, and the bytes in which they are looked for. */
const FIRST = { lines: 20, bytes: 64 * 2 ** 10 }
const SEPARATORS = [',', ';', '\t', '|']

/** The extensions of a type; the first one is given to a file that has none of them. */
const EXTENSIONS: Record<AttachmentType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'text/csv': ['csv'],
}

const notTaken = () => new HttpError(415, 'Not taken: send it as PDF, JPEG, PNG, WebP or CSV.')

/**
 * The type of a file by its content, never by its name.
 * @throws HttpError 415 for a type that is not taken
 */
export async function typeOf(file: Buffer): Promise<AttachmentType> {
  const found = await fileTypeFromBuffer(file)
  const mime = found?.mime ?? (isCsv(file) ? 'text/csv' : '')
  const type = keysOf(ATTACHMENT_TYPES).find((each) => each === mime)
  if (!type) throw notTaken()
  return type
}

/** Whether a file is a table in text: valid UTF-8 without NUL, and several fields, as many in each of its first lines. */
function isCsv(file: Buffer) {
  if (!isUtf8(file) || file.includes(0)) return false
  const text = new TextDecoder().decode(file.subarray(0, FIRST.bytes))
  return SEPARATORS.some((separator) => {
    const counts = fieldCounts(text, separator, file.length > FIRST.bytes)
    return counts.size === 1 && !counts.has(1)
  })
}

const isLineEnd = (char: string) => char === '\n' || char === '\r'

/**
 * The numbers of fields that the first lines have, empty lines aside. It reads each character once: a parser that also
 * reads malformed quotes may take minutes for a file that is made for it, and anybody can send one.
 * @param isCut whether the text ends within a line, which then counts only where it is the first
 */
function fieldCounts(text: string, separator: string, isCut: boolean) {
  const counts: number[] = []
  let [fields, isQuoted, before] = [1, false, '\n']
  for (const char of text) {
    // A quote begins at the start of a field. After its end another mark makes the two a quoted mark.
    const mayOpen = isLineEnd(before) || before === separator || before === '"'
    if (char === '"' && (isQuoted || mayOpen)) isQuoted = !isQuoted
    else if (!isQuoted && char === separator) fields += 1
    else if (!isQuoted && isLineEnd(char)) {
      if (!isLineEnd(before)) counts.push(fields)
      fields = 1
    }
    if (counts.length === FIRST.lines) return new Set(counts)
    before = char
  }
  const isLast = isQuoted || !isLineEnd(before)
  if (isLast && !(isCut && counts.length > 0)) counts.push(fields)
  return new Set(counts)
}

// What a file system forbids, and what turns the direction of text, so that `txt.exe` cannot look like another type.
const UNSAFE = /[\\/:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The name of a file with an extension of its type, so that a computer opens it as nothing else. */
export function safeName(name: string, type: AttachmentType) {
  const clean = name.replace(UNSAFE, '_')
  const extensions = EXTENSIONS[type]
  return extensions.some((each) => clean.toLowerCase().endsWith(`.${each}`)) ? clean : `${clean}.${extensions[0]}`
}
