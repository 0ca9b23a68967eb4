import type { Control } from '@energy/contracts/kinds/kind'
import { after } from '@energy/contracts/kinds/fields'
import type { Section, SubTitle } from '@energy/contracts/entries'

export interface EntryField<Name extends string = string> {
  name: Name
  label: string
  control: Control
}

/** One of the two lists of an item: its field, its texts, and an entry's fields in the order of the form. */
export interface EntryKind<Name extends string = string> {
  list: string
  heading: string
  legend: string
  add: string
  none: string
  fields: readonly EntryField<Name>[]
  /** The fields that the row of a folded entry shows. */
  title: Name
  prefix: Name
  hasThumbnail: boolean
}

const shared = [
  { name: 'cta', label: 'CTA', control: 'line' },
  { name: 'ctaImage', label: 'CTA image', control: 'image' },
  { name: 'ctaImageAlt', label: after.ctaImageAlt.label, control: 'line' },
] as const

export const sections: EntryKind<keyof Section> = {
  list: 'sections',
  heading: 'Sections',
  legend: 'Section',
  add: 'Add Section',
  none: 'No sections yet. Each one becomes a block with its own picture.',
  fields: [
    { name: 'prefix', label: 'Prefix', control: 'line' },
    { name: 'title', label: 'Title', control: 'line' },
    { name: 'description', label: 'Description', control: 'formatted' },
    ...shared,
  ],
  title: 'title',
  prefix: 'prefix',
  hasThumbnail: true,
}

export const subTitles: EntryKind<keyof SubTitle> = {
  list: 'subTitles',
  heading: 'Sub titles',
  legend: 'Sub title',
  add: 'Add Sub Title',
  none: 'No sub titles yet. Each one becomes a column of its own.',
  fields: [
    { name: 'subTitlePrefix', label: 'Prefix', control: 'line' },
    { name: 'subTitle', label: 'Sub title', control: 'line' },
    { name: 'subTitleDescription', label: 'Description', control: 'long' },
    ...shared,
  ],
  title: 'subTitle',
  prefix: 'subTitlePrefix',
  hasThumbnail: false,
}
