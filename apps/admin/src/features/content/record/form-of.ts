import { kinds } from '@energy/contracts/content'
import type { EditedKind } from '@energy/contracts/content/edited'
import type { KindRecord } from '@energy/contracts/kinds/kind'
import { mapValues } from '@energy/contracts/record-of'
import { textKinds } from '@energy/contracts/texts'
import type { TextRecord } from '@energy/contracts/texts/record'
import { contentLists, listOf, type EntryKind, type FormField } from './entry-kind.ts'

/** The form of a kind, as its record says it. */
export interface EditedForm {
  fields: readonly FormField[]
  lists: readonly EntryKind[]
  /** The field that names an item; the only item of a kind has none. */
  title: string | undefined
  /** The fields that a list shows of an item: the line below its title, and its picture. */
  line: string | undefined
  image: string | undefined
}

type ContentRecord = KindRecord & { textFields: KindRecord['fields'] }

const contentForm = ({ fields, textFields }: ContentRecord): EditedForm => ({
  fields: Object.entries(textFields).map(([name, field]) => ({ ...field, name, isWide: name in fields })),
  lists: contentLists,
  title: 'headerTitle',
  line: 'titlePrefix',
  image: 'ctaImage',
})

const textForm = ({ fields, lists = {}, title }: TextRecord): EditedForm => ({
  fields: Object.entries(fields).map(([name, field]) => ({ ...field, name })),
  lists: Object.entries(lists).map(([name, list]) => listOf(name, list)),
  title,
  line: Object.keys(fields).find((name) => name !== title && ['line', 'long'].includes(fields[name]?.control ?? '')),
  image: Object.keys(fields).find((name) => fields[name]?.control === 'image'),
})

const forms: Readonly<Record<EditedKind, EditedForm>> = {
  ...mapValues(kinds, contentForm),
  ...mapValues(textKinds, textForm),
}

/** The form of a kind. */
export const formOf = (kind: EditedKind) => forms[kind]

/** The label of the field that names an item. */
export function labelOfTitle(kind: EditedKind) {
  const { fields, title } = formOf(kind)
  return fields.find(({ name }) => name === title)?.label ?? ''
}

/** A part of a form: its fields, below a heading where it has one. */
export interface FormPart {
  heading: string | undefined
  fields: readonly FormField[]
}

/** The parts of a form. A field with a heading begins one. */
export function partsOf(fields: readonly FormField[]): FormPart[] {
  const parts: { heading: string | undefined; fields: FormField[] }[] = []
  for (const field of fields) {
    const last = parts.at(-1)
    if (last && field.heading === undefined) last.fields.push(field)
    else parts.push({ heading: field.heading, fields: [field] })
  }
  return parts
}

/** Every field and list with its label, in the order of the form. A label that others have too names its part. */
export function labelsOf(kind: EditedKind) {
  const { fields, lists } = formOf(kind)
  const isAlone = (label: string) => fields.filter((field) => field.label === label).length === 1
  return [
    ...partsOf(fields).flatMap((part) =>
      part.fields.map(({ name, label }) => ({
        name,
        label: part.heading === undefined || isAlone(label) ? label : `${part.heading}: ${label}`,
      })),
    ),
    ...lists.map(({ list, heading }) => ({ name: list, label: heading })),
  ]
}
