import { keysOf } from '@energy/contracts/record-of'
import type { PreviewedText } from '@energy/contracts/previews/previews'
import type { Kind } from '@energy/contracts/content'
import { kindPages } from '../../../shared/kinds.ts'
import { readOptional, type LoaderContext } from '../../../shared/loaders.ts'
import { queries } from '../../../shared/queries.ts'
import { previewedSite } from '../../../shared/site/previewed-site.ts'

/** Reads the first item of a kind, whose page shows the texts of every item's page. */
async function readFirst(context: LoaderContext, kind: Kind) {
  const { call, client } = context
  const cards = queries.some(call, kind)
  await readOptional(context, cards)
  const [first] = client.getQueryData(cards.queryKey) ?? []
  if (first) await readOptional(context, queries.one(call, kind, first._id))
}

/** Reads what the page with a text shows besides it, and shows the answer of the preview in place of the API's. */
export async function readPageWith(context: LoaderContext, { page, site }: PreviewedText) {
  const { call, client } = context
  client.setQueryData(previewedSite.queryKey, site)
  await Promise.all(
    keysOf(kindPages).map((kind) => {
      const { list, item } = kindPages[kind].texts
      if (page === list) return readOptional(context, queries.all(call, kind))
      if (page === item) return readFirst(context, kind)
      return page === 'home' && readOptional(context, queries.some(call, kind))
    }),
  )
}
