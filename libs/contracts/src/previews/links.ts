import * as Type from '@sinclair/typebox'
import { ById, Deleted } from '../responses.ts'
import type { StaffAccess } from '../people/roles.ts'
import { route } from '../route.ts'
import { Time, token } from '../text.ts'

/** Days for which a preview link works. */
export const PREVIEW_DAYS = 7

/** The preview link of an item. Its token is answered once: only the hash is stored. */
export const PreviewLink = Type.Object({
  expiresAt: Type.String({ description: 'ISO 8601 in UTC, or "" where no link works.' }),
  sharedBy: Type.String({ description: 'The name of the person who made it, or "" where it is unknown.' }),
})
export type PreviewLink = Type.Static<typeof PreviewLink>

const NewPreviewLink = Type.Object({ token: token(), expiresAt: Time })

/** A signed token for the frame of the editor. It opens one item, and only for a few minutes. */
const FrameToken = Type.Object({ token: Type.String(), expiresAt: Time })

/** The calls of staff on the previews of a kind. */
export function previewRoutes<const Tag extends string>(tag: Tag, access: StaffAccess = 'editor') {
  const tags = ['previews'] as const
  const schema = { tags, params: ById }
  const url = `/${tag}/:id/preview` as const
  return {
    previewLink: route({
      method: 'GET',
      url,
      config: { access: access },
      schema: {
        ...schema,
        summary: `Until when the preview link of one of the ${tag} works`,
        response: { 200: PreviewLink },
      },
    }),
    share: route({
      method: 'POST',
      url,
      config: { access: access },
      schema: {
        ...schema,
        summary: `Make a link that shows the draft of one of the ${tag} to anybody; an older link stops working`,
        response: { 201: NewPreviewLink },
      },
    }),
    unshare: route({
      method: 'DELETE',
      url,
      config: { access: access },
      schema: {
        ...schema,
        summary: `Let the preview link of one of the ${tag} stop working`,
        response: { 200: Deleted },
      },
    }),
    frame: route({
      method: 'GET',
      url: `${url}/frame`,
      config: { access: access },
      schema: {
        ...schema,
        summary: `A token with which the editor opens the live preview of one of the ${tag}`,
        response: { 200: FrameToken },
      },
    }),
  }
}
