import * as Type from '@sinclair/typebox'
import { NewAttachment, download, fileResponse as response } from '../inquiries/attachments.ts'
import { Upload } from '../pictures/uploads.ts'
import { ById } from '../responses.ts'
import { route } from '../route.ts'

const OfOffer = Type.Object({ ...ById.properties, attachment: Type.String() })

/**
 * The files of offers. Staff start one here and send it by the calls of `attachment`; it belongs to the offer once a draft
 * names it. Customers have those of versions that were sent.
 */
export const offerFile = {
  create: route({
    method: 'POST',
    url: '/offers/:id/attachments',
    config: { access: 'sales', limit: 'uploads' },
    schema: {
      tags: ['offers'],
      summary: 'Start to send a file for an offer; only the own change of this offer can name it',
      params: ById,
      body: NewAttachment,
      response: { 201: Upload },
    },
  }),
  read: route({
    method: 'GET',
    url: '/offers/:id/attachments/:attachment',
    config: { access: 'sales', download },
    schema: { tags: ['offers'], summary: 'Download a file of an offer', params: OfOffer, response },
  }),
  own: route({
    method: 'GET',
    url: '/own-offers/:id/attachments/:attachment',
    config: { access: 'signed-in', download },
    schema: { tags: ['own-offers'], summary: 'Download a file of an own offer', params: OfOffer, response },
  }),
  linked: route({
    method: 'GET',
    url: '/offer-links/:token/attachments/:attachment',
    config: { access: 'public', download },
    schema: {
      tags: ['own-offers'],
      summary: 'Download a file of the offer that a link opens',
      params: Type.Object({ token: Type.String(), attachment: Type.String() }),
      response,
    },
  }),
}
