import * as Type from '@sinclair/typebox'
import { ById, Deleted } from '../responses.ts'
import { route } from '../route.ts'
import { Id, oneLine } from '../text.ts'

/** The bounds of a picture's file: in bytes, and in pixels of the decoded picture. */
export const FILE_BOUNDS = { bytes: 20 * 2 ** 20, pixels: 50_000_000, name: 200 } as const

/**
 * A file comes in chunks of this size in bytes, so that a connection that breaks loses one chunk, and each call stays
 * below the time limit of a request on a slow line.
 */
export const CHUNK_BYTES = 256 * 1024

/** The start of an upload. */
export const NewUpload = Type.Object(
  {
    name: oneLine(FILE_BOUNDS.name, 1),
    bytes: Type.Integer({ minimum: 1, maximum: FILE_BOUNDS.bytes, description: 'The size of the file.' }),
  },
  { additionalProperties: false },
)
export type NewUpload = Type.Static<typeof NewUpload>

/** How far an upload has come. */
export const Upload = Type.Object({
  _id: Id,
  name: Type.String(),
  bytes: Type.Integer(),
  missing: Type.Array(Type.Integer(), { description: 'The numbers of the chunks that have not arrived, from 0.' }),
})
export type Upload = Type.Static<typeof Upload>

/** The reference to a complete upload, in the body of the call that makes a picture of it. */
export const OfUpload = Type.Object({ upload: Type.String({ maxLength: 100 }) }, { additionalProperties: false })

const ByChunk = Type.Object({
  id: Type.String(),
  chunk: Type.Integer({ minimum: 0, maximum: Math.ceil(FILE_BOUNDS.bytes / CHUNK_BYTES) - 1 }),
})

const tags = ['uploads'] as const

/** The calls that bring a file to the server. An upload belongs to the person who started it, for a day. */
export const upload = {
  create: route({
    method: 'POST',
    url: '/uploads',
    config: { access: 'signed-in', limit: 'uploads' },
    schema: { tags, summary: 'Start the upload of a file', body: NewUpload, response: { 201: Upload } },
  }),
  read: route({
    method: 'GET',
    url: '/uploads/:id',
    config: { access: 'signed-in' },
    schema: { tags, summary: 'How far an upload has come', params: ById, response: { 200: Upload } },
  }),
  send: route({
    method: 'PUT',
    url: '/uploads/:id/chunks/:chunk',
    config: { access: 'signed-in', bytes: true },
    schema: {
      tags,
      summary: 'Send a chunk of a file; sent twice it replaces the first',
      params: ByChunk,
      response: { 200: Upload },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/uploads/:id',
    config: { access: 'signed-in' },
    schema: { tags, summary: 'Cancel an upload', params: ById, response: { 200: Deleted } },
  }),
}
