import type { Blog, Service } from '@energy/contracts/content'
import type { Section, SubTitle } from '@energy/contracts/entries'

type Generated = '_id' | 'createdAt' | 'updatedAt'
export type SampleItem = Omit<Service, Generated>
export type SampleGuide = Omit<Blog, Generated>

/** A section without a picture or a call of its own. */
export const section = (prefix: string, title: string, description: string): Section => ({
  prefix,
  title,
  description,
  cta: '',
  ctaImage: '',
})

/** A section that shows a plate. */
export const pictured = (ctaImage: string, of: Section): Section => ({ ...of, ctaImage })

/** A section that ends in a call. */
export const calling = (cta: string, of: Section): Section => ({ ...of, cta })

/** A short point. */
export const point = (subTitlePrefix: string, subTitle: string, subTitleDescription: string): SubTitle => ({
  subTitlePrefix,
  subTitle,
  subTitleDescription,
  cta: '',
  ctaImage: '',
})

/** Paragraphs as the product keeps them: with a blank line between. */
export const paragraphs = (...texts: string[]) => texts.join('\n\n')
