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
  return {
    id: search.get('id') ?? '',
    q: search.get('q') ?? '',
    view: search.get('view') ?? '',
    /** The address of an item of the list; of the list alone where none is named. */
    hrefOf: (id = '') => `?${having({ id })}`,
    /** Filters the list; what was open gives way to what is found first. */
    filterBy: (q: string) => setSearch(having({ q, id: '' }), { replace: true }),
  }
}
