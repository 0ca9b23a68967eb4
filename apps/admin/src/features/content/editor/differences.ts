import type { ContentStart } from './content-values.ts'

const labels = {
  headerTitle: 'Title',
  titlePrefix: 'Prefix of title',
  titleDescription: 'Description',
  details: 'Details',
  author: 'Author',
  cta: 'CTA',
  ctaImage: 'CTA image',
  subTitles: 'Sub titles',
  sections: 'Sections',
} as const satisfies Record<keyof ContentStart, string>
const fields = Object.keys(labels).filter((name): name is keyof typeof labels => name in labels)
const names = new Intl.ListFormat('en-GB')

/** Serializes a value; the order of an entry's fields does not matter. */
const serialize = (value: string | readonly object[] = '') =>
  typeof value === 'string' ? value : JSON.stringify(value.map((entry) => Object.entries(entry).toSorted()))

/** The labels of the fields that differ between two versions of an item: `Title and Sections`. */
export const differences = (one: ContentStart, other: ContentStart) =>
  names.format(fields.filter((name) => serialize(one[name]) !== serialize(other[name])).map((name) => labels[name]))
