import { after } from '@energy/contracts/kinds/fields'
import type { Control } from '@energy/contracts/kinds/kind'
import { BOUNDS } from '@energy/contracts/text'
import type { EntryList, TextField } from '@energy/contracts/texts/record'

const WIDE: readonly Control[] = ['long', 'formatted', 'image', 'choices']

/** Whether a control takes the whole width of a form. */
export const isWideControl = (control: Control) => WIDE.includes(control)

/** A field of a form, with its name among the values. */
export type FormField = TextField & {
  name: string
  /** It takes the whole width of the form, whatever its control. */
  isWide?: boolean
}

/** A list of entries of an item: its field, its words, and an entry's fields in the order of the form. */
export interface EntryKind {
  list: string
  heading: string
  legend: string
  add: string
  none: string
  /** The most entries. */
  max: number
  fields: readonly FormField[]
  /** The fields that the row of a folded entry shows: its title, and the line below it. */
  title: string
  line: readonly string[]
  /** The field of its thumbnail. */
  image?: string
}

const shared = [
  { name: 'cta', label: 'CTA', control: 'line' },
  { name: 'ctaImage', label: 'CTA image', control: 'image' },
  { name: 'ctaImageAlt', label: after.ctaImageAlt.label, control: 'line' },
] as const

const sections: EntryKind = {
  list: 'sections',
  heading: 'Sections',
  legend: 'Section',
  add: 'Add Section',
  none: 'No sections yet. Each one becomes a block with its own picture.',
  max: BOUNDS.entries,
  fields: [
    { name: 'prefix', label: 'Prefix', control: 'line' },
    { name: 'title', label: 'Title', control: 'line' },
    { name: 'description', label: 'Description', control: 'formatted' },
    ...shared,
  ],
  title: 'title',
  line: ['prefix'],
  image: 'ctaImage',
}

const subTitles: EntryKind = {
  list: 'subTitles',
  heading: 'Sub titles',
  legend: 'Sub title',
  add: 'Add Sub Title',
  none: 'No sub titles yet. Each one becomes a column of its own.',
  max: BOUNDS.entries,
  fields: [
    { name: 'subTitlePrefix', label: 'Prefix', control: 'line' },
    { name: 'subTitle', label: 'Sub title', control: 'line' },
    { name: 'subTitleDescription', label: 'Description', control: 'long' },
    ...shared,
  ],
  title: 'subTitle',
  line: ['subTitlePrefix'],
}

/** The lists of an item of content, in the order of the form. */
export const contentLists = [subTitles, sections] as const

/** A list of a text of the site. */
export const listOf = (name: string, { label, one, title, fields, max = BOUNDS.entries }: EntryList): EntryKind => ({
  list: name,
  heading: label,
  legend: one,
  add: `Add ${one}`,
  none: `No ${one.toLowerCase()}s yet.`,
  max,
  fields: Object.entries(fields).map(([field, of]) => ({ ...of, name: field })),
  title,
  line: Object.keys(fields).filter(
    (field) => field !== title && fields[field] && !isWideControl(fields[field].control),
  ),
})
