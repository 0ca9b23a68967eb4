import type { ContentStart } from './read-content.ts'

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

/** The labels of what differs between two states of an item: `Title and Sections`. */
export const differences = (one: ContentStart, other: ContentStart) =>
  names.format(
    fields
      .filter((name) => JSON.stringify(one[name] ?? '') !== JSON.stringify(other[name] ?? ''))
      .map((name) => labels[name]),
  )
