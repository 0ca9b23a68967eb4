import { kinds, type Item, type Kind, type NewContent } from '@energy/contracts/content'

/** The initial values of the form: every field of an item except those that the server sets. */
export type ContentStart = Omit<Item, '_id' | 'createdAt' | 'updatedAt'>

/** The values of the form, including the field that the kind lacks. */
export type Typed = Required<ContentStart>

/** Whether a kind has an optional field. */
export const has = (kind: Kind, field: 'details' | 'author') => field in kinds[kind].Entity.properties

/** The values of the form for an item. */
export const valuesOf = ({ details = '', author = '', ...item }: ContentStart): Typed => ({
  headerTitle: item.headerTitle,
  titlePrefix: item.titlePrefix,
  titleDescription: item.titleDescription,
  cta: item.cta,
  ctaImage: item.ctaImage,
  details,
  author,
  subTitles: item.subTitles,
  sections: item.sections,
})

/** The body that the API accepts for a kind. */
export const contentOf = (kind: Kind, { details, author, ...common }: Typed): NewContent => ({
  ...common,
  ...(has(kind, 'details') && { details }),
  ...(has(kind, 'author') && { author }),
})
