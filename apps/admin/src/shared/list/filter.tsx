import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { formatCount } from '../words/counts.ts'
import { useAddress } from '../browser/use-address.ts'
import { SearchInput } from './search-input.tsx'

interface FilterProps {
  /** Plural name of the rows for use inside a sentence: `requests`. */
  things: string
  /** The placeholder of the field. */
  by: string
  /** The number of rows that match; undefined until it is known. */
  found: number | undefined
  /** Something beside the text filters the list. */
  isFiltered?: boolean
  /** The classes of its frame. */
  className?: string
  /** Further attributes of the field, such as its key. */
  input?: ComponentProps<'input'>
}

/** Milliseconds after the last key press. */
const DEBOUNCE = 200

/** A field that filters a list and announces the number of matches. */
export function Filter({
  things,
  by,
  found,
  isFiltered = false,
  className = 'border-b border-line p-3',
  input,
}: FilterProps) {
  const { q, id, filterBy } = useAddress()
  const [typed, setTyped] = useState(q)
  const requested = useRef(q)
  // Follows a change of the filter by a link or by Back.
  useEffect(() => {
    if (q !== requested.current) setTyped(q)
    requested.current = q
  }, [q])
  const openedRow = useEffectEvent(() => id)
  const request = useEffectEvent((wanted: string, opened: string) => {
    requested.current = wanted
    filterBy(wanted, opened)
  })
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === requested.current) return
    // A row that is opened before the timer fires stays open.
    const opened = openedRow()
    const timer = setTimeout(() => request(wanted, opened), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className={className}>
      <SearchInput
        label={`Filter ${things}`}
        placeholder={by}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...input}
      />
      <output className={q ? 'mt-2 block px-1 text-small text-muted' : 'sr-only'}>
        {(q || isFiltered) && found !== undefined && `${found === 0 ? 'None' : formatCount(found)} found`}
      </output>
    </div>
  )
}
