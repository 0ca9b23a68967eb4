import type { Section, SubTitle } from '@energy/contracts/entries'

/** The control of a field: one line, several lines, or a link to an image. */
export type FieldForm = 'line' | 'long' | 'image'

export interface EntryField<Name extends string = string> {
  name: Name
  label: string
  form: FieldForm
}

/** One of the two lists of an item: its field, its texts, and an entry's fields in the order of the form. */
export interface EntryKind<Name extends string = string> {
  list: string
  heading: string
  legend: string
  add: string
  none: string
  fields: readonly EntryField<Name>[]
}

const shared = [
  { name: 'cta', label: 'CTA', form: 'line' },
  { name: 'ctaImage', label: 'CTA image (link)', form: 'image' },
] as const

export const sections: EntryKind<keyof Section> = {
  list: 'sections',
  heading: 'Sections',
  legend: 'Section',
  add: 'Add Section',
  none: 'No sections yet. Each one becomes a block with its own picture.',
  fields: [
    { name: 'prefix', label: 'Prefix', form: 'line' },
    { name: 'title', label: 'Title', form: 'line' },
    { name: 'description', label: 'Description', form: 'long' },
    ...shared,
  ],
}

export const subTitles: EntryKind<keyof SubTitle> = {
  list: 'subTitles',
  heading: 'Sub titles',
  legend: 'Sub title',
  add: 'Add Sub Title',
  none: 'No sub titles yet. Each one becomes a column of its own.',
  fields: [
    { name: 'subTitlePrefix', label: 'Prefix', form: 'line' },
    { name: 'subTitle', label: 'Sub title', form: 'line' },
    { name: 'subTitleDescription', label: 'Description', form: 'long' },
    ...shared,
  ],
}
