import type { ItemOf, Kind } from '@energy/contracts/content'
import type { Section, SubTitle } from '@energy/contracts/content/entries'

/** An item of a kind, without what the database generates. */
export type SampleItem<K extends Kind> = Omit<
  ItemOf<K>,
  '_id' | 'createdAt' | 'updatedAt' | 'pictures' | 'ctaImageAlt'
> &
  Partial<Pick<ItemOf<K>, 'ctaImageAlt'>>

/** A section without an illustration and without a call to action. */
export const section = (prefix: string, title: string, description: string): Section => ({
  prefix,
  title,
  description,
  cta: '',
  ctaImage: '',
  ctaImageAlt: '',
})

/** A section with an illustration. */
export const pictured = (ctaImage: string, of: Section): Section => ({ ...of, ctaImage })

/** A section with a call to action. */
export const calling = (cta: string, of: Section): Section => ({ ...of, cta })

export const point = (subTitlePrefix: string, subTitle: string, subTitleDescription: string): SubTitle => ({
  subTitlePrefix,
  subTitle,
  subTitleDescription,
  cta: '',
  ctaImage: '',
  ctaImageAlt: '',
})

/** Paragraphs in the stored format: separated by a blank line. */
export const paragraphs = (...texts: string[]) => texts.join('\n\n')
