import * as Type from '@sinclair/typebox'
import { Id } from './text.ts'

/** An item as lists show it. */
export const Card = Type.Object({
  _id: Id,
  headerTitle: Type.String(),
  titleDescription: Type.String({ description: 'Its first words: as many as a card of the kind shows.' }),
  ctaImage: Type.String(),
})
export type Card = Type.Static<typeof Card>
