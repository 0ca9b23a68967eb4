import type { Call } from '@energy/client/call'
import { kinds, type Item, type Kind } from '@energy/contracts/content'
import { letterArchive, type ArchivedRow } from '@energy/contracts/letters/archive'

const NEXT = /[?&]cursor=([^&>]+)[^>]*>; *rel="next"/

/** Where a page of a list begins. */
interface PageQuery {
  limit: number
  cursor?: string
}

/** Every row of a list, page by page. */
async function* everyRow<Row>(
  read: (page: PageQuery) => Promise<{ data: Row[]; headers: Headers }>,
): AsyncGenerator<Row> {
  for (let cursor: string | undefined; ;) {
    const { data, headers } = await read({ limit: 100, ...(cursor && { cursor }) })
    yield* data
    const next = NEXT.exec(headers.get('link') ?? '')?.[1]
    if (!next) return
    cursor = decodeURIComponent(next)
  }
}

/** Every item of a kind, oldest first. */
export const everyItem = (call: Call, kind: Kind) =>
  everyRow<Item>((querystring) => call.withHeaders(kinds[kind].list, { querystring }))

/** Every letter that the site shows, newest first. */
export const everyLetter = (call: Call) =>
  everyRow<ArchivedRow>((querystring) => call.withHeaders(letterArchive.list, { querystring }))
