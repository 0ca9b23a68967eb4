import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatCount } from '../counts.ts'
import { useAddress } from '../use-address.ts'

interface FilterProps {
  /** Plural name of the rows for use inside a sentence: `requests`. */
  things: string
  /** The placeholder of the field. */
  by: string
  /** The number of rows that match; undefined until it is known. */
  found: number | undefined
}

/** Milliseconds after the last key press. */
const DEBOUNCE = 200

/** A field that filters a list and announces the number of matches. */
export function Filter({ things, by, found }: FilterProps) {
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
    <div className="border-b border-line p-3">
      <label className="relative block">
        <span className="sr-only">Filter {things}</span>
        <Search className="icon pointer-events-none absolute top-3 left-3 text-muted" aria-hidden="true" />
        <input
          type="search"
          className="input min-h-touch! bg-ground! pl-10!"
          placeholder={by}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <output className={q ? 'mt-2 block px-1 text-small text-muted' : 'sr-only'}>
        {q && found !== undefined && `${found === 0 ? 'None' : formatCount(found)} found`}
      </output>
    </div>
  )
}
