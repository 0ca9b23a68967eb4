import type { Call } from '@energy/client/call'
import { kinds, type Item, type Kind } from '@energy/contracts/content'

const NEXT = /[?&]cursor=([^&>]+)[^>]*>; *rel="next"/

/** Every item of a kind, page by page, oldest first. */
export async function* everyItem(call: Call, kind: Kind): AsyncGenerator<Item> {
  for (let cursor: string | undefined; ;) {
    const { data, headers } = await call.withHeaders(kinds[kind].list, {
      querystring: { limit: 100, ...(cursor && { cursor }) },
    })
    yield* data
    const next = NEXT.exec(headers.get('link') ?? '')?.[1]
    if (!next) return
    cursor = decodeURIComponent(next)
  }
}
