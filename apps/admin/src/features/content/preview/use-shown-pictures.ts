import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { hashOf } from '@energy/contracts/pictures/media'
import type { EditedKind } from '@energy/contracts/content/edited'
import { picture } from '@energy/contracts/pictures/pictures'
import type { ShownPicture } from '@energy/contracts/pictures/shown'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { FormField } from '../record/entry-kind.ts'
import { formOf } from '../record/form-of.ts'
import { entriesIn, textIn, type Values } from '../record/values.ts'

const linksIn = (fields: readonly FormField[], values: Values) =>
  fields.flatMap(({ control, name }) => (control === 'image' ? textIn(values, name) : []))

function hashesIn(kind: EditedKind, values: Values) {
  const { fields, lists } = formOf(kind)
  const inLists = lists.flatMap((list) => entriesIn(values, list.list).flatMap((entry) => linksIn(list.fields, entry)))
  return [...linksIn(fields, values), ...inLists].flatMap((link) => hashOf(link) ?? [])
}

/**
 * What is known of the pictures of the form. The API is asked once for each picture; until it answers, and where it
 * fails, the page shows the link as it is.
 */
export function useShownPictures(kind: EditedKind) {
  const call = useCall()
  const queryClient = useQueryClient()
  const known = useRef(new Map<string, ShownPicture | undefined>())
  return useCallback(
    (values: Values, onKnown: () => void) => {
      const hashes = hashesIn(kind, values)
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
    [call, kind, queryClient],
  )
}
