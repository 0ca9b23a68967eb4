import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { search } from '@energy/contracts/search'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../shared/use-debounced.ts'

/** Milliseconds after the last key press. */
const DEBOUNCE = 150

/** Searches while a text is typed; requests for an earlier text are aborted. */
export function useSearch(typed: string) {
  const q = useDebounced(typed, DEBOUNCE)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...query(useCall(), search, { querystring: { q } }),
    enabled: q !== '',
    // While more is typed, the previous hits stay until the next ones are loaded.
    placeholderData: (before) => before,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
  return {
    hits: data,
    isError,
    /** The hits belong to the current text, not to an earlier one. */
    isCurrent: data !== undefined && q === typed && !isPlaceholderData,
    retry: () => void refetch(),
  }
}
