import * as Type from '@sinclair/typebox'
import { CHUNK_BYTES, Upload } from '../pictures/uploads.ts'
import { keysOf } from '../record-of.ts'
import { ById, Deleted } from '../responses.ts'
import { route } from '../route.ts'
import { Id, oneLine } from '../text.ts'

/** The bounds of the files that come with a message: the bytes of one, how many, and the length of a name. */
export const ATTACHMENT_BOUNDS = { bytes: 10 * 2 ** 20, perMessage: 5, name: 200 } as const

/** The types of files that are taken, with their names. */
export const ATTACHMENT_TYPES = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'text/csv': 'CSV',
} as const
export type AttachmentType = keyof typeof ATTACHMENT_TYPES

/** A file that came with a message. */
export const Attachment = Type.Object({
  _id: Id,
  name: Type.String(),
  type: Type.String({ description: 'The type of its content.' }),
  bytes: Type.Integer(),
})
export type Attachment = Type.Static<typeof Attachment>

/** A file of an inquiry, with what it came with. */
export const InquiryAttachment = Type.Object({
  ...Attachment.properties,
  entry: Type.String({ description: 'The id of the timeline entry it came with; "" for one that came with the form.' }),
})

/** The ids of complete files, in the body of a message. */
export const attachmentsOfMessage = {
  attachments: Type.Optional(
    Type.Array(Type.String({ maxLength: 40 }), { maxItems: ATTACHMENT_BOUNDS.perMessage, uniqueItems: true }),
  ),
}

const ByChunk = Type.Object({
  id: Type.String(),
  chunk: Type.Integer({ minimum: 0, maximum: Math.ceil(ATTACHMENT_BOUNDS.bytes / CHUNK_BYTES) - 1 }),
})

/** A file that is going to be sent. */
export const NewAttachment = Type.Object(
  {
    name: oneLine(ATTACHMENT_BOUNDS.name, 1),
    bytes: Type.Integer({ minimum: 1, maximum: ATTACHMENT_BOUNDS.bytes }),
  },
  { additionalProperties: false },
)

const tags = ['attachments'] as const

/**
 * The calls that bring a file to the server before the message that it belongs to. The id is random and known only to its
 * sender, who need not be signed in. A file that no message names is erased after a day.
 */
export const attachment = {
  create: route({
    method: 'POST',
    url: '/attachments',
    config: { access: 'public', limit: 'uploads' },
    schema: {
      tags,
      summary: 'Start to send a file for a message',
      body: NewAttachment,
      response: { 201: Upload },
    },
  }),
  read: route({
    method: 'GET',
    url: '/attachments/:id',
    config: { access: 'public', secret: true },
    schema: { tags, summary: 'How far a file has come', params: ById, response: { 200: Upload } },
  }),
  send: route({
    method: 'PUT',
    url: '/attachments/:id/chunks/:chunk',
    config: { access: 'public', bytes: true, secret: true },
    schema: {
      tags,
      summary: 'Send a chunk of a file; sent twice it replaces the first',
      params: ByChunk,
      response: { 200: Upload },
    },
  }),
  complete: route({
    method: 'POST',
    url: '/attachments/:id/complete',
    config: { access: 'public', limit: 'uploads' },
    schema: {
      tags,
      summary: 'Check a file whose chunks have all arrived; a message can name it from then on',
      params: ById,
      response: { 200: Attachment },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/attachments/:id',
    config: { access: 'public', secret: true },
    schema: { tags, summary: 'Erase a file that no message names', params: ById, response: { 200: Deleted } },
  }),
}

/** Starts a file of staff, for their reply to one inquiry. The other calls are those of `attachment`. */
export const replyAttachment = {
  create: route({
    method: 'POST',
    url: '/inquiries/:id/attachments',
    config: { access: 'sales', limit: 'uploads' },
    schema: {
      tags,
      summary: 'Start to send a file for a reply; only the own reply to this inquiry can name it',
      params: ById,
      body: NewAttachment,
      response: { 201: Upload },
    },
  }),
}

/** The types of the files that are downloaded, and the answer that is one. */
export const download = keysOf(ATTACHMENT_TYPES)
export const fileResponse = { 200: Type.Unknown({ description: 'The file.' }) }
const response = fileResponse
const OfInquiry = Type.Object({ ...ById.properties, attachment: Type.String() })

/** The files of inquiries: for staff, for the one who sent it, and by a link of a mail. */
export const attachmentFile = {
  ofInquiry: route({
    method: 'GET',
    url: '/inquiries/:id/attachments/:attachment',
    config: { access: 'sales', download },
    schema: { tags, summary: 'Download a file of an inquiry', params: OfInquiry, response },
  }),
  ofRequest: route({
    method: 'GET',
    url: '/requests/:id/attachments/:attachment',
    config: { access: 'signed-in', download },
    schema: { tags, summary: 'Download a file of an own request', params: OfInquiry, response },
  }),
  ofLink: route({
    method: 'GET',
    url: '/request-links/:token/attachments/:attachment',
    config: { access: 'public', download },
    schema: {
      tags,
      summary: 'Download a file of the request that a link opens',
      params: Type.Object({ token: Type.String(), attachment: Type.String() }),
      response,
    },
  }),
}
