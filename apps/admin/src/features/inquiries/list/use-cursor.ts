import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import { useState } from 'react'

/** A row's place in a list. */
interface Seen {
  rows: readonly InboxRow[]
  place: number
}

const idsOf = (rows: readonly InboxRow[]) => new Set(rows.map(({ _id }) => _id))

/**
 * The place that a row had which has left a list, among the rows that are in it now. Rows above it may have left too, so
 * its number alone is not enough.
 * @param seen where the row was last
 */
function placeAfterLeaving(rows: readonly InboxRow[], seen: Seen) {
  const following = idsOf(seen.rows.slice(seen.place + 1))
  const next = rows.findIndex(({ _id }) => following.has(_id))
  if (next >= 0) return next
  const preceding = idsOf(seen.rows.slice(0, seen.place))
  return rows.findLastIndex(({ _id }) => preceding.has(_id)) + 1
}

/**
 * Where the reader is in the list, also after the row has left it.
 * @param rows the same array until they change
 * @param current the id of the row that is read or that the keys have reached; `""` for none
 */
export function useCursor(rows: readonly InboxRow[], current: string) {
  const place = rows.findIndex(({ _id }) => _id === current)
  const [seen, setSeen] = useState<Seen>({ rows, place })
  if (place >= 0 && (seen.rows !== rows || seen.place !== place)) setSeen({ rows, place })
  const next = place >= 0 ? place + 1 : placeAfterLeaving(rows, seen)
  const previous = (place >= 0 ? place : next) - 1
  return {
    /** The place of the row, from 0; -1 if it is not in the list. */
    place,
    /** The row so many steps on; undefined beyond the ends. */
    at(step: 1 | -1) {
      if (!current) return rows.at(step > 0 ? 0 : -1)
      return rows[step > 0 ? next : previous]
    },
    /**
     * The next new one to answer, from the row on and then from the top; undefined if there is none.
     * @param held those whose answer is on its way, by id
     */
    nextWaiting(held: Pick<ReadonlySet<string>, 'has'>) {
      const waiting = rows.filter(({ _id, state }) => state === 'new' && _id !== current && !held.has(_id))
      return waiting.find((row) => rows.indexOf(row) >= next) ?? waiting[0]
    },
  }
}
