import * as Type from '@sinclair/typebox'
import { ShownPictures } from './pictures/shown.ts'
import { Id } from './text.ts'

/** An item as cards show it. */
export const Card = Type.Object({
  _id: Id,
  headerTitle: Type.String(),
  titleDescription: Type.String({ description: 'Its first words; the number depends on the kind.' }),
  ctaImage: Type.String(),
  ctaImageAlt: Type.String(),
  pictures: ShownPictures,
})
export type Card = Type.Static<typeof Card>
