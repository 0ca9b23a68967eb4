import * as Type from '@sinclair/typebox'
import { Blocks } from '../formatted.ts'
import { ById, Page } from '../responses.ts'
import { route } from '../route.ts'
import { Id, Time } from '../text.ts'

/** A sent letter in the list of the site. */
export const ArchivedRow = Type.Object({ _id: Id, title: Type.String(), sentAt: Time })
export type ArchivedRow = Type.Static<typeof ArchivedRow>

/** A guide that a letter recommends, if the site still shows it. */
export const LetterGuide = Type.Object({ _id: Id, title: Type.String(), summary: Type.String() })
export type LetterGuide = Type.Static<typeof LetterGuide>

/** A sent letter on the site. */
export const ArchivedLetter = Type.Object({
  ...ArchivedRow.properties,
  text: Blocks,
  guides: Type.Array(LetterGuide),
})
export type ArchivedLetter = Type.Static<typeof ArchivedLetter>

const tags = ['letters'] as const
const config = { access: 'public' } as const

/** The letters that the site shows: those that are sent, and of which staff want it. */
export const letterArchive = {
  list: route({
    method: 'GET',
    url: '/letter-archive',
    config,
    schema: {
      tags,
      summary: 'The letters that the site shows, newest first',
      querystring: Type.Pick(Page, ['limit', 'cursor'], { additionalProperties: false }),
      response: { 200: Type.Array(ArchivedRow) },
    },
  }),
  read: route({
    method: 'GET',
    url: '/letter-archive/:id',
    config,
    schema: { tags, summary: 'One letter that the site shows', params: ById, response: { 200: ArchivedLetter } },
  }),
}
