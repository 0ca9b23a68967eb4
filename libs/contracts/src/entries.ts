import * as Type from '@sinclair/typebox'
import { imageLink, line, longText } from './text.ts'

/** A part of an item with a picture of its own. */
export const Section = Type.Object(
  {
    title: line(),
    description: longText(),
    prefix: line(),
    cta: line(),
    ctaImage: imageLink(),
  },
  { additionalProperties: false },
)
export type Section = Type.Static<typeof Section>

/** A short point of an item. */
export const SubTitle = Type.Object(
  {
    subTitle: line(),
    subTitleDescription: longText(),
    subTitlePrefix: line(),
    cta: line(),
    ctaImage: imageLink(),
  },
  { additionalProperties: false },
)
export type SubTitle = Type.Static<typeof SubTitle>
