import { useSearchParams } from 'react-router-dom'

/**
 * Which of the items the address names by `?id=`; the first one where it names none.
 * `open` tells whether it names one: on small screens only then the pane stands in the list's place.
 */
export function useSelection<T>(items: readonly T[], isNamed: (item: T, id: string) => boolean) {
  const [search] = useSearchParams()
  const id = search.get('id')
  const named = id === null ? undefined : items.find((item) => isNamed(item, id))
  return { selected: named ?? items[0], open: named !== undefined }
}
