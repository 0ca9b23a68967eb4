import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { hashOf } from '@energy/contracts/pictures/media'
import { picture } from '@energy/contracts/pictures/pictures'
import type { ShownPicture } from '@energy/contracts/pictures/shown'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { Typed } from '../editor/content-values.ts'

const hashesIn = ({ ctaImage, sections, subTitles }: Typed) =>
  [{ ctaImage }, ...sections, ...subTitles].flatMap((place) => hashOf(place.ctaImage) ?? [])

/**
 * What is known of the pictures of the form. The API is asked once for each picture; until it answers, and where it
 * fails, the page shows the link as it is.
 */
export function useShownPictures() {
  const call = useCall()
  const queryClient = useQueryClient()
  const known = useRef(new Map<string, ShownPicture | undefined>())
  return useCallback(
    (typed: Typed, onKnown: () => void) => {
      const hashes = hashesIn(typed)
      for (const hash of hashes) {
        if (known.current.has(hash)) continue
        known.current.set(hash, undefined)
        const options = { ...query(call, picture.shown, { params: { hash } }), staleTime: Infinity }
        queryClient.fetchQuery(options).then(
          (shown) => {
            known.current.set(hash, shown)
            onKnown()
          },
          () => undefined,
        )
      }
      return [...new Set(hashes)].flatMap((hash) => known.current.get(hash) ?? [])
    },
    [call, queryClient],
  )
}
