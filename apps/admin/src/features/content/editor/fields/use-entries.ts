import { notice } from '@energy/ui/notice'
import { useCallback, useState } from 'react'

/** The values of an entry by field name. */
export type Values = Readonly<Record<string, string>>

interface Entry {
  key: string
  start: Values
  /** Added by the user, so it takes the focus. */
  added: boolean
}

const entryOf = (start: Values, added: boolean): Entry => ({ key: crypto.randomUUID(), start, added })
const empty: Values = {}
/** Milliseconds in which a removed entry can be restored. */
const UNDO = 10_000

/**
 * The entries of a list, with functions to add one at the end, move one by one position, remove and restore one.
 * @param legend the name of an entry, before its number
 * @param onTouch called after each change of the entries
 */
export function useEntries(legend: string, start: readonly Values[], onTouch: () => void) {
  const [entries, setEntries] = useState(() => start.map((values) => entryOf(values, false)))
  const [announcement, setAnnouncement] = useState('')
  const change = useCallback(
    (next: (before: Entry[]) => Entry[]) => {
      setEntries(next)
      onTouch()
    },
    [onTouch],
  )

  const add = () => change((before) => [...before, entryOf(empty, true)])
  const remove = useCallback(
    (at: number, values: Values) => {
      change((before) => before.toSpliced(at, 1))
      // An empty entry needs no undo.
      if (Object.values(values).every((value) => value.trim() === '')) return
      const back = () => change((before) => before.toSpliced(at, 0, entryOf(values, true)))
      void notice(`${legend} ${at + 1} removed.`, { timer: UNDO, action: { label: 'Undo', run: back } })
    },
    [change, legend],
  )
  const move = useCallback(
    (at: number, step: 1 | -1) => {
      change((before) => {
        const entry = before[at]
        return entry && before[at + step] ? before.toSpliced(at, 1).toSpliced(at + step, 0, entry) : before
      })
      setAnnouncement(`${legend} ${at + 1} moved ${step < 0 ? 'up' : 'down'}.`)
    },
    [change, legend],
  )
  return { entries, announcement, add, remove, move }
}
