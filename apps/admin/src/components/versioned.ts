import type { Call } from '@energy/client/call'
import { keyOf } from '@energy/client/query'
import { kinds, type Kind } from '@energy/contracts/content'
import { queryOptions } from '@tanstack/react-query'
import type { Versioned } from './use-editor.ts'

/** An item with its version, as an edit begins from it. */
export function versioned(call: Call, kind: Kind, id: string) {
  const { read } = kinds[kind]
  const input = { params: { id } }
  return queryOptions({
    queryKey: [...keyOf(read, input), 'version'],
    queryFn: async ({ signal }): Promise<Versioned> => {
      const { data, headers } = await call.send(read, input, signal)
      return { item: data, etag: headers.get('etag') ?? '' }
    },
  })
}
