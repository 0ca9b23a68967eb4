import * as Type from '@sinclair/typebox'
import { Id } from './text.ts'

/** An item as cards show it. */
export const Card = Type.Object({
  _id: Id,
  headerTitle: Type.String(),
  titleDescription: Type.String({ description: 'Its first words; the number depends on the kind.' }),
  ctaImage: Type.String(),
})
export type Card = Type.Static<typeof Card>
