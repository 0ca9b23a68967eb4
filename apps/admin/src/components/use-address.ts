import { useSearchParams } from 'react-router-dom'

/** What the address says of a list: which item is open (`id`), what it is filtered by (`q`), which view is shown. */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const having = (changes: Record<string, string>) => {
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
    /** The address of an item of the list; of the list alone where none is named. */
    hrefOf: (item = '') => `?${having({ id: item })}`,
    /** Filters the list; the item that was open by then gives way to what is found first. */
    filterBy: (q: string, opened: string) => setSearch(having({ q, id: id === opened ? '' : id }), { replace: true }),
  }
}
