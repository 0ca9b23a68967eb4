import * as Type from '@sinclair/typebox'

/** What a page needs to show a picture of ours; it comes with the item that shows it. */
export const ShownPicture = Type.Object({
  hash: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  widths: Type.Array(Type.Integer(), { description: 'The widths of the renditions that exist.' }),
  color: Type.String(),
  alt: Type.String(),
  focalX: Type.Integer(),
  focalY: Type.Integer(),
})
export type ShownPicture = Type.Static<typeof ShownPicture>

/** The pictures of the library that an item shows. Links that lead elsewhere have none. */
export const ShownPictures = Type.Array(ShownPicture)
