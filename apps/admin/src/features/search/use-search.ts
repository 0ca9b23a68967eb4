import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { search } from '@energy/contracts/search'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Milliseconds after the last key press. */
const DEBOUNCE = 150

/** What is found by a text as it is typed; what was asked for before it is given up. */
export function useSearch(typed: string) {
  const [q, setQ] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...query(useCall(), search, { querystring: { q } }),
    enabled: q !== '',
    // While more is typed, what was found before stays until the next is there.
    placeholderData: (before) => before,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
  return {
    hits: data,
    isError,
    /** It is what the text finds, and not what one before it found. */
    isCurrent: data !== undefined && q === typed && !isPlaceholderData,
    retry: () => void refetch(),
  }
}
