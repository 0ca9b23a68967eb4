import * as Type from '@sinclair/typebox'
import { imageLink, line, longText } from '../text.ts'

/** A section of an item, with its own picture. */
export const Section = Type.Object(
  {
    title: line(),
    description: longText(),
    prefix: line(),
    cta: line(),
    ctaImage: imageLink(),
    ctaImageAlt: line(),
  },
  { additionalProperties: false },
)
export type Section = Type.Static<typeof Section>

/** A sub title of an item: a short point. */
export const SubTitle = Type.Object(
  {
    subTitle: line(),
    subTitleDescription: longText(),
    subTitlePrefix: line(),
    cta: line(),
    ctaImage: imageLink(),
    ctaImageAlt: line(),
  },
  { additionalProperties: false },
)
export type SubTitle = Type.Static<typeof SubTitle>
