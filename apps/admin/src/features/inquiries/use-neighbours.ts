import { useCall } from '@energy/client/use-call'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { versionedQuery } from '../../shared/records/versioned.ts'

/** Milliseconds in which an inquiry that was read is fresh enough to be opened. */
const FRESH = 30_000

/**
 * Reads the inquiries beside the open one, so that they are there when a key opens them.
 * @param id the open inquiry; `""` for none
 * @param next the one below it in the list, if any
 * @param previous the one above it
 */
export function useNeighbours(id: string, next = '', previous = '') {
  const call = useCall()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!id) return
    for (const one of [next, previous].filter(Boolean))
      void queryClient.prefetchQuery({ ...versionedQuery(call, inquiry.read, one), staleTime: FRESH })
  }, [call, queryClient, id, next, previous])
  return {
    /** Whether the open inquiry could not be read. */
    hasFailed: () => queryClient.getQueryState(versionedQuery(call, inquiry.read, id).queryKey)?.status === 'error',
  }
}
