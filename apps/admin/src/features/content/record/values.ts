import { commonFields, kinds, ownFields, type Kind, type NewContent } from '@energy/contracts/content'
import type { EditedKind } from '@energy/contracts/content/edited'
import { Section, SubTitle } from '@energy/contracts/content/entries'
import { keysOf, recordOf } from '@energy/contracts/record-of'
import { isTextKind, textRecord } from '@energy/contracts/texts'
import { blankEntry, blankText, type TextBody } from '@energy/contracts/texts/body'
import { UNTITLED } from '@energy/contracts/content/drafts'
import { formOf } from './form-of.ts'

/** The values of the form: a text for each field, and the entries of each list. */
export type Values = TextBody

const contentFields = [...keysOf(commonFields), ...ownFields]
/** Content has the fields of every kind, so that a new item keeps its texts when its kind is changed. */
const blankContent: Values = { ...recordOf(contentFields, () => ''), subTitles: [], sections: [] }

/** The values of the form of a new item. */
export const blankOf = (kind: EditedKind): Values => (isTextKind(kind) ? blankText(textRecord(kind)) : blankContent)

/** The fields of an entry of a list, all empty. */
export function blankEntryOf(kind: EditedKind, list: string) {
  const fields = formOf(kind).lists.find((each) => each.list === list)?.fields ?? []
  return blankEntry({ fields: Object.fromEntries(fields.map((field) => [field.name, field])) })
}

type Source = Readonly<Record<string, unknown>>
const isSource = (value: unknown): value is Source => typeof value === 'object' && value !== null

const textOf = (value: unknown, blank: string) => (typeof value === 'string' && value !== '' ? value : blank)

/** The values of the form for an item, or for a draft of a version of this code that had fewer fields. */
export function valuesOf(kind: EditedKind, item: Source): Values {
  const valueOf = (name: string, blank: Values[string]) => {
    const value = item[name]
    if (typeof blank === 'string') return textOf(value, blank)
    const entry = blankEntryOf(kind, name)
    return (Array.isArray(value) ? value : [])
      .filter(isSource)
      .map((of) => recordOf(keysOf(entry), (field) => textOf(of[field], entry[field] ?? '')))
  }
  return Object.fromEntries(Object.entries(blankOf(kind)).map(([name, blank]) => [name, valueOf(name, blank)]))
}

/** The text of a field; `""` where there is none. */
export function textIn(values: Values, name: string) {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** The entries of a list. */
export function entriesIn(values: Values, name: string) {
  const value = values[name]
  return Array.isArray(value) ? value : []
}

/** The title of an item; `""` for the only one of its kind. */
export function titleOf(kind: EditedKind, values: Values) {
  const { title } = formOf(kind)
  return title === undefined ? '' : textIn(values, title) || UNTITLED
}

const typedEntries = <Name extends string>(values: Values, list: string, names: readonly Name[]) =>
  entriesIn(values, list).map((entry) => recordOf(names, (name) => entry[name] ?? ''))

/** The texts of an item of content, also those that its kind lacks. */
export const contentTexts = (values: Values) => ({
  ...recordOf(contentFields, (name) => textIn(values, name)),
  subTitles: typedEntries(values, 'subTitles', keysOf(SubTitle.properties)),
  sections: typedEntries(values, 'sections', keysOf(Section.properties)),
})

/** The body that the API accepts for a kind of content. */
export function contentOf(kind: Kind, values: Values): NewContent {
  const texts = contentTexts(values)
  const { subTitles, sections } = texts
  const names = [...keysOf(commonFields), ...kinds[kind].ownFields]
  return { ...recordOf(names, (name) => texts[name]), subTitles, sections }
}
