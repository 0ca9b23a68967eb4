import { ATTACHMENT_TYPES, type AttachmentType } from '@energy/contracts/inquiries/attachments'
import { keysOf } from '@energy/contracts/record-of'
import { fileTypeFromBuffer } from 'file-type'
import Papa from 'papaparse'
import { HttpError } from '../../../shared/http-error.ts'

/** The lines of a CSV file that must have the same number of fields. */
const FIRST_LINES = 20

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
  const text = textIn(file)
  if (text === undefined || text.includes('\0')) return false
  const { data } = Papa.parse<string[]>(text, { preview: FIRST_LINES, skipEmptyLines: true })
  const counts = new Set(data.map((fields) => fields.length))
  return counts.size === 1 && !counts.has(1)
}

function textIn(file: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}

// What a file system forbids, and what turns the direction of text, so that `txt.exe` cannot look like another type.
const UNSAFE = /[\\/:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The name of a file with an extension of its type, so that a computer opens it as nothing else. */
export function safeName(name: string, type: AttachmentType) {
  const clean = name.replace(UNSAFE, '_')
  const extensions = EXTENSIONS[type]
  return extensions.some((each) => clean.toLowerCase().endsWith(`.${each}`)) ? clean : `${clean}.${extensions[0]}`
}
