import type { Site } from '@energy/contracts/site-pages'
import type { Head } from '../../shared/head.ts'
import { CLIENT, incomplete, readOptional, type LoaderContext } from '../../shared/loaders.ts'
import { askedIn, isAsked } from './address.ts'
import { searchQuery } from './query.ts'

// The title does not have the query: anybody can make up an address.
const head: Head = { title: 'Search', noindex: true }

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
  return isFound ? head : incomplete(head)
}
