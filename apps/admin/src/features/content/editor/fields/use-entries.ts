import { notice } from '@energy/ui/notice'
import { useCallback, useState } from 'react'

/** What an entry's fields hold, by their names. */
export type Values = Readonly<Record<string, string>>

interface Entry {
  key: string
  start: Values
  /** By hand, and just now. */
  added: boolean
}

const entryOf = (start: Values, added: boolean): Entry => ({ key: crypto.randomUUID(), start, added })
const empty: Values = {}
/** Milliseconds in which what was removed can be had back. */
const UNDO = 10_000

/**
 * The entries of a list: added at the end, moved by one place, removed and brought back.
 * @param legend what an entry is called, before its number
 * @param onTouch called at each of these
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
      // What was never filled in is no loss.
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
