import * as Type from '@sinclair/typebox'
import { ById } from '../responses.ts'
import { route } from '../route.ts'
import { Specialist } from './specialists.ts'
import { InquiryPage } from './inquiry.ts'

/**
 * A person who has sent requests from one e-mail, with the request that waits longest: the oldest new one, else the
 * oldest contacted one, else the newest closed one.
 */
export const Correspondent = Type.Object({
  ...Specialist.properties,
  open: Type.Integer({ minimum: 0, description: 'Number of their requests that are not closed.' }),
})
export type Correspondent = Type.Static<typeof Correspondent>

const tags = ['specialists'] as const

/** The calls on correspondents. */
export const correspondent = {
  list: route({
    method: 'GET',
    url: '/specialists/correspondents',
    config: { access: 'admin' },
    schema: {
      tags,
      summary:
        'All correspondents, each with the request that waits longest, newest request first; `state` filters by this request, `q` by all requests of a correspondent',
      querystring: InquiryPage,
      response: { 200: Type.Array(Correspondent) },
    },
  }),
  read: route({
    method: 'GET',
    url: '/specialists/:id/correspondent',
    config: { access: 'admin' },
    schema: { tags, summary: 'The correspondent of a request', params: ById, response: { 200: Correspondent } },
  }),
}
