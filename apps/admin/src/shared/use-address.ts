import { STATES, type State } from '@energy/contracts/inquiries/inquiry'
import type { PictureFilter } from '@energy/contracts/pictures/pictures'
import { useSearchParams } from 'react-router-dom'

const PICTURE_FILTERS: readonly PictureFilter[] = ['unused', 'without-alt']

/** The state of a list in the URL: the open item (`id`), the filter (`q`, `state`, `filter`) and the view. */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const searchWith = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  const id = search.get('id') ?? ''
  return {
    id,
    q: search.get('q') ?? '',
    view: search.get('view') ?? '',
    /** The state that filters inquiries; undefined for all. */
    state: STATES.find((state) => state === search.get('state')),
    /** The filter of pictures; undefined for all. */
    filter: PICTURE_FILTERS.find((filter) => filter === search.get('filter')),
    /** The URL of an item of the list, or of the list without an open item. */
    hrefOf: (item = '') => `?${searchWith({ id: item })}`,
    /** The URL of the inquiries in one state; `""` for all. */
    hrefOfState: (state: State | '') => `?${searchWith({ state, id: '' })}`,
    /** The URL of the pictures that a filter finds; `""` for all. */
    hrefOfFilter: (filter: PictureFilter | '') => `?${searchWith({ filter, id: '' })}`,
    /** The URL of another view; keeps the state filter. */
    hrefOfView: (name: string) => `?${searchWith({ view: name, id: '', q: '' })}`,
    /** Filters the list and closes the item that was open when the filter was typed. */
    filterBy: (q: string, opened: string) =>
      setSearch(searchWith({ q, id: id === opened ? '' : id }), { replace: true }),
  }
}
