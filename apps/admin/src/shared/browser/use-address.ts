import type { PictureFilter } from '@energy/contracts/pictures/pictures'
import { useSearchParams } from 'react-router-dom'

const PICTURE_FILTERS: readonly PictureFilter[] = ['unused', 'without-alt']

/** The state of a list in the URL: the open item (`id`), the filters (`q`, `filter` …) and the view. */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const searchWith = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  const valueOf = (name: string) => search.get(name) ?? ''
  const id = valueOf('id')
  return {
    id,
    q: valueOf('q'),
    view: valueOf('view'),
    /** A value in the URL; `""` for none. */
    valueOf,
    /** The filter of pictures; undefined for all. */
    filter: PICTURE_FILTERS.find((filter) => filter === search.get('filter')),
    /** The URL with some values changed; `""` takes one off. */
    hrefWith: (changes: Readonly<Record<string, string>>) => `?${searchWith(changes)}`,
    /** The URL of an item of the list, or of the list without an open item. */
    hrefOf: (item = '') => `?${searchWith({ id: item })}`,
    /** The URL of the pictures that a filter finds; `""` for all. */
    hrefOfFilter: (filter: PictureFilter | '') => `?${searchWith({ filter, id: '' })}`,
    /** Filters the list and closes the item that was open when the filter was typed. */
    filterBy: (q: string, opened: string) =>
      setSearch(searchWith({ q, id: id === opened ? '' : id }), { replace: true }),
  }
}
