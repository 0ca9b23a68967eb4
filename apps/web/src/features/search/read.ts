import type { Site } from '@energy/contracts/site/site-pages'
import type { Head } from '../../shared/head.ts'
import { CLIENT, incomplete, readOptional, type LoaderContext } from '../../shared/loaders.ts'
import { askedIn, isAsked } from './address.ts'
import { searchQuery } from './query.ts'

const DESCRIPTION = 'What we have on a word: products, services, guides, questions and tariffs.'
// The title does not have the query: anybody can make up an address.
const headOf = (isOfQuery: boolean): Head => ({ title: 'Search', description: DESCRIPTION, noindex: isOfQuery })

/** Reads what the address asks for. */
export async function readSearch(
  context: LoaderContext,
  { request, site }: { request: Request | undefined; site: Promise<Site | undefined> },
) {
  const asked = askedIn(new URL(request?.url ?? '/', 'http://localhost').searchParams)
  const [isFound] = await Promise.all([
    !isAsked(asked) ||
      readOptional(context, searchQuery(context.call, asked, { client: request?.headers.get(CLIENT) })),
    site,
  ])
  const head = headOf(asked.q !== '')
  return isFound ? head : incomplete(head)
}
