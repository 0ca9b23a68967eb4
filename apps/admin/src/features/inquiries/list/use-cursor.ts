import type { InboxRow } from '@energy/contracts/inquiries/inquiry'
import { useState } from 'react'

/** The row at a place, of those that are left when the current one has gone. */
function rowNear(rows: readonly InboxRow[], place: number, step: number) {
  return rows[Math.max(0, step > 0 ? place : place - 1)]
}

/**
 * Where the reader is in the list, also after the row has left it.
 * @param current the id of the row that is read or that the keys have reached; `""` for none
 */
export function useCursor(rows: readonly InboxRow[], current: string) {
  const place = rows.findIndex(({ _id }) => _id === current)
  const [lastPlace, setLastPlace] = useState(-1)
  if (place >= 0 && place !== lastPlace) setLastPlace(place)
  return {
    /** The place of the row, from 0; -1 if it is not in the list. */
    place,
    /** The row so many steps on; undefined beyond the ends. */
    at(step: 1 | -1) {
      if (place >= 0) return rows[place + step]
      return current ? rowNear(rows, lastPlace, step) : rows[step > 0 ? 0 : -1]
    },
    /** The next new one to answer, from the row on and then from the top; undefined if there is none. */
    nextWaiting() {
      const waiting = rows.filter(({ _id, state }) => state === 'new' && _id !== current)
      const from = Math.max(0, place >= 0 ? place : lastPlace)
      return waiting.find((row) => rows.indexOf(row) >= from) ?? waiting[0]
    },
  }
}
