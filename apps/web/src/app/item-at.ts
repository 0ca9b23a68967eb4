import type { Call } from '@energy/client/call'
import { kinds, type Item, type Kind } from '@energy/contracts/content'
import type { QueryClient } from '@tanstack/react-query'
import { kindPages } from '../shared/kinds.ts'
import { queries } from '../shared/queries.ts'

const one = { services: queries.service, products: queries.product, blogs: queries.blog } as const

/** The item of a detail page's path, as its loader read it. */
export function itemAt(pathname: string, call: Call, client: QueryClient): { kind: Kind; item: Item } | undefined {
  for (const { tag: kind } of Object.values(kinds)) {
    const start = kindPages[kind].single('')
    if (!pathname.startsWith(start)) continue
    const item = client.getQueryData(one[kind](call, pathname.slice(start.length)).queryKey)
    return item && { kind, item }
  }
  return undefined
}
