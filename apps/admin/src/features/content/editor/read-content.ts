import { kinds, type Item, type Kind, type NewContent } from '@energy/contracts/content'
import type { Section, SubTitle } from '@energy/contracts/entries'

/** The initial values of the form: every field of an item except those that the server sets. */
export type ContentStart = Omit<Item, '_id' | 'createdAt' | 'updatedAt'>

/** The values of all fields of the form, including the field that the kind lacks. */
export type Typed = Required<ContentStart>

/** Whether a kind has an optional field. */
export const has = (kind: Kind, field: 'details' | 'author') => field in kinds[kind].Entity.properties

type TextOf<Entry> = (name: keyof Entry) => string

const sectionOf = (text: TextOf<Section>): Section => ({
  prefix: text('prefix'),
  title: text('title'),
  description: text('description'),
  cta: text('cta'),
  ctaImage: text('ctaImage'),
})
const subTitleOf = (text: TextOf<SubTitle>): SubTitle => ({
  subTitlePrefix: text('subTitlePrefix'),
  subTitle: text('subTitle'),
  subTitleDescription: text('subTitleDescription'),
  cta: text('cta'),
  ctaImage: text('ctaImage'),
})

/** Reads the values of all fields of the form. */
export function readForm(typed: FormData): Typed {
  const text = (pointer: string) => {
    const value = typed.get(pointer)
    return typeof value === 'string' ? value : ''
  }
  const entries = <Entry>(list: string, entryOf: (text: TextOf<Entry>) => Entry) => {
    const found: Entry[] = []
    while (typed.has(`${list}/${found.length}/cta`)) {
      const at = `${list}/${found.length}`
      found.push(entryOf((name) => text(`${at}/${String(name)}`)))
    }
    return found
  }
  return {
    headerTitle: text('/headerTitle'),
    titlePrefix: text('/titlePrefix'),
    titleDescription: text('/titleDescription'),
    cta: text('/cta'),
    ctaImage: text('/ctaImage'),
    details: text('/details'),
    author: text('/author'),
    subTitles: entries('/subTitles', subTitleOf),
    sections: entries('/sections', sectionOf),
  }
}

/** The body that the API accepts for a kind. */
export const contentOf = (kind: Kind, { details, author, ...common }: Typed): NewContent => ({
  ...common,
  ...(has(kind, 'details') && { details }),
  ...(has(kind, 'author') && { author }),
})
