import * as Type from '@sinclair/typebox'

/** How the sender wants to be contacted. `allAbove` sets the other three. */
export const Preferences = Type.Object(
  { email: Type.Boolean(), phone: Type.Boolean(), post: Type.Boolean(), allAbove: Type.Boolean() },
  { additionalProperties: false },
)
export type Preferences = Type.Static<typeof Preferences>
