import * as Type from '@sinclair/typebox'
import { route } from '../route.ts'

/** The path of a picture's files on the site: `/media/<SHA-256 of the original>/<width>.<format>`. */
const MEDIA_LINK = /^\/media\/([0-9a-f]{64})\/\d+\.(?:avif|webp)$/
/** The width in an image link. A smaller picture is answered in its own width. */
const LINK_WIDTH = 1280

/** The image link of a picture, for the text fields of content and people. */
export const mediaLink = (hash: string, width: number = LINK_WIDTH, format = 'webp') =>
  `/media/${hash}/${width}.${format}`

/** The hash of the picture that an image link shows; undefined if the link leads elsewhere. */
export const hashOf = (link: string) => MEDIA_LINK.exec(link)?.[1]

/**
 * A rendition, or a redirect to the widest one below the width of the address. Not for `call`: the body is a picture.
 */
export const media = route({
  method: 'GET',
  url: '/media/:hash/:file',
  config: { access: 'public', file: true },
  schema: {
    tags: ['media'],
    summary: 'A rendition of a picture, such as 640.avif',
    params: Type.Object({
      hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      file: Type.String({ pattern: '^[1-9][0-9]{0,3}\\.(avif|webp)$' }),
    }),
    response: {
      200: Type.Any({ description: 'image/avif or image/webp' }),
      206: Type.Any({ description: 'The range that was asked for.' }),
      304: Type.Any(),
      302: Type.Any({ description: 'To a narrower rendition.' }),
    },
  },
})
