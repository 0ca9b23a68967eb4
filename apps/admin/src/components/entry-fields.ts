import type { Section, SubTitle } from '@energy/contracts/content'

/** How a field is filled in: one line, several, or a link to an image. */
export type FieldForm = 'line' | 'long' | 'image'

export interface EntryField<Name extends string = string> {
  name: Name
  label: string
  form: FieldForm
}

const shared = [
  { name: 'cta', label: 'CTA', form: 'line' },
  { name: 'ctaImage', label: 'CTA image (link)', form: 'image' },
] as const

/** The fields of a section, in the order of the form. */
export const sectionFields: readonly EntryField<keyof Section>[] = [
  { name: 'prefix', label: 'Prefix', form: 'line' },
  { name: 'title', label: 'Title', form: 'line' },
  { name: 'description', label: 'Description', form: 'long' },
  ...shared,
]

/** The fields of a sub title, in the order of the form. */
export const subTitleFields: readonly EntryField<keyof SubTitle>[] = [
  { name: 'subTitlePrefix', label: 'Prefix', form: 'line' },
  { name: 'subTitle', label: 'Sub title', form: 'line' },
  { name: 'subTitleDescription', label: 'Description', form: 'long' },
  ...shared,
]
