import { commonFields, kinds, ownFields, type Item, type Kind, type NewContent } from '@energy/contracts/content'
import { Section, SubTitle } from '@energy/contracts/entries'
import { keysOf, recordOf } from '@energy/contracts/record-of'

/** The initial values of the form: every field of an item except those that the server sets. */
export type ContentStart = Omit<Item, '_id' | 'createdAt' | 'updatedAt' | 'pictures'>

/** The values of the form, including the fields that the kind lacks. */
export type Typed = Required<ContentStart>

const texts = [...keysOf(commonFields), ...ownFields]

const emptySection = recordOf(keysOf(Section.properties), () => '')
const emptySubTitle = recordOf(keysOf(SubTitle.properties), () => '')

/** The values of the form for an item, or for a draft of a version of this code that had fewer fields. */
export const valuesOf = ({ subTitles, sections, ...item }: ContentStart): Typed => ({
  ...recordOf(texts, (name) => item[name] ?? ''),
  subTitles: subTitles.map((subTitle) => ({ ...emptySubTitle, ...subTitle })),
  sections: sections.map((section) => ({ ...emptySection, ...section })),
})

/** The values of the form for a new item. */
export const blank = valuesOf({ ...recordOf(keysOf(commonFields), () => ''), sections: [], subTitles: [] })

/** The body that the API accepts for a kind. */
export const contentOf = (kind: Kind, { subTitles, sections, ...typed }: Typed): NewContent => ({
  ...recordOf([...keysOf(commonFields), ...kinds[kind].ownFields], (name) => typed[name]),
  subTitles,
  sections,
})
