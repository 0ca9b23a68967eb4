import { kinds } from '@energy/contracts/content'
import type { EditedKind } from '@energy/contracts/content/edited'
import { UNTITLED } from '@energy/contracts/content/drafts'
import { isTextKind, textRecord } from '@energy/contracts/texts'
import type { TextBody } from '@energy/contracts/texts/body'
import { itemBodyOf } from '../../shared/database/json-columns.ts'
import { textBodyOf } from '../../shared/site/text-body.ts'
import { columns } from './rows.ts'

/** What an item says: a text for each field of its kind, and the entries of each list. */
export type ItemBody = TextBody

/** A stored body with every field that its kind has today. */
export const bodyOf = (kind: EditedKind, json: unknown): ItemBody =>
  isTextKind(kind) ? textBodyOf(kind, json) : columns(kinds[kind], itemBodyOf(json))

/** The columns of an item that say what a body says. A title that is missing is "Untitled" in lists. */
export function columnsOf(kind: EditedKind, body: ItemBody) {
  if (isTextKind(kind)) return { headerTitle: titleOf(kind, body) || UNTITLED, texts: body }
  const { headerTitle = '', ...others } = columns(kinds[kind], itemBodyOf(body))
  return { ...others, headerTitle: headerTitle || UNTITLED }
}

/** The title of a body in the lists of staff; `""` where it has none yet. */
export function titleOf(kind: EditedKind, body: ItemBody): string {
  const field = isTextKind(kind) ? textRecord(kind).title : 'headerTitle'
  if (field === undefined) return isTextKind(kind) ? textRecord(kind).dashboard.one : ''
  const title = body[field]
  return typeof title === 'string' ? title : ''
}

/** A field that has to say something before the item is published. */
interface Missing {
  /** Its name, also in the form. */
  field: string
  /** Its path in a body that is sent. */
  path: string
  message: string
}

/** The fields that are missing altogether. */
export function missingIn(kind: EditedKind, body: ItemBody): Missing[] {
  const { fields, path } = isTextKind(kind)
    ? { fields: textRecord(kind).fields, path: '/texts/' }
    : { fields: { headerTitle: { label: 'Title', minLength: 1 } }, path: '/' }
  return Object.entries(fields)
    .filter(([name, { minLength = 0 }]) => minLength > 0 && !body[name])
    .map(([field, { label }]) => ({ field, path: path + field, message: `${label} is missing.` }))
}
