import type { Call } from '@energy/client/call'
import type { Kind, ShownItem } from '@energy/contracts/content'
import type { QueryClient } from '@tanstack/react-query'
import { allPages } from '../shared/kinds.ts'
import { queries } from '../shared/queries.ts'

/** The item of a detail page's path, as its loader read it. */
export function itemAt(pathname: string, call: Call, client: QueryClient): { kind: Kind; item: ShownItem } | undefined {
  for (const { tag: kind, single } of allPages) {
    if (!pathname.startsWith(single)) continue
    const item = client.getQueryData(queries.one(call, kind, pathname.slice(single.length)).queryKey)
    return item && { kind, item }
  }
  return undefined
}
