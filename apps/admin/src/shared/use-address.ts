import { STATES, type State } from '@energy/contracts/inquiries/inquiry'
import { useSearchParams } from 'react-router-dom'

/** What the address says of a list: which item is open (`id`), its filter (`q`, `state`), which view is shown. */
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
    /** How far what is listed has been dealt with; undefined for all. */
    state: STATES.find((state) => state === search.get('state')),
    /** The address of an item of the list; of the list alone where none is named. */
    hrefOf: (item = '') => `?${searchWith({ id: item })}`,
    /** The address of those in one state; of all of them where none is named. */
    hrefOfState: (state: State | '') => `?${searchWith({ state, id: '' })}`,
    /** The address of another view; the state that is asked for stays. */
    hrefOfView: (name: string) => `?${searchWith({ view: name, id: '', q: '' })}`,
    /** Filters the list; the item that was open by then gives way to what is found first. */
    filterBy: (q: string, opened: string) =>
      setSearch(searchWith({ q, id: id === opened ? '' : id }), { replace: true }),
  }
}
