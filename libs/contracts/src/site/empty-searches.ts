import * as Type from '@sinclair/typebox'
import { route } from '../route.ts'
import { Time } from '../text.ts'

/** Days for which a search is stored after it was last made. */
export const EMPTY_SEARCH_DAYS = 90
/** So many are shown. */
export const EMPTY_SEARCHES = 100

/** What visitors searched for and did not find. Nothing of the visitors is stored, nor words with digits or an @. */
export const EmptySearch = Type.Object({
  words: Type.String(),
  times: Type.Integer({ minimum: 1 }),
  lastAt: Time,
})
export type EmptySearch = Type.Static<typeof EmptySearch>

export const emptySearches = {
  list: route({
    method: 'GET',
    url: '/site/searches',
    config: { access: 'editor' },
    schema: {
      tags: ['search'],
      summary: `The ${EMPTY_SEARCHES} searches of the site of the last ${EMPTY_SEARCH_DAYS} days that found nothing, the most frequent one first`,
      response: { 200: Type.Array(EmptySearch) },
    },
  }),
}
