import * as Type from '@sinclair/typebox'
import { ById } from '../answers.ts'
import { route } from '../route.ts'
import { Specialist } from './specialists.ts'
import { InquiryPage } from './inquiry.ts'

/**
 * Whoever has sent requests from one e-mail, by the request of theirs that waits longest: the oldest that is new, else
 * the oldest that is contacted; where all are closed, the newest.
 */
export const Correspondent = Type.Object({
  ...Specialist.properties,
  open: Type.Integer({ minimum: 0, description: 'How many of their requests are not closed.' }),
})
export type Correspondent = Type.Static<typeof Correspondent>

const tags = ['specialists'] as const

/** The calls on the people behind requests. */
export const correspondent = {
  list: route({
    method: 'GET',
    url: '/specialists/correspondents',
    config: { access: 'admin' },
    schema: {
      tags,
      summary:
        'Who has sent requests, each by the one that waits longest, newest first; those alone for whom that has a state, and of whom any has the text',
      querystring: InquiryPage,
      response: { 200: Type.Array(Correspondent) },
    },
  }),
  read: route({
    method: 'GET',
    url: '/specialists/:id/correspondent',
    config: { access: 'admin' },
    schema: { tags, summary: 'Who has sent a request', params: ById, response: { 200: Correspondent } },
  }),
}
