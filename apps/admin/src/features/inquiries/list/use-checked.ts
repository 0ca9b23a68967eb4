import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import { useCallback, useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** The ids from one row to another, in whatever order. */
function between(rows: readonly InboxRow[], from: string, to: string) {
  const places = [from, to].map((id) => rows.findIndex(({ _id }) => _id === id)).toSorted((one, other) => one - other)
  const [first = -1, end = -1] = places
  return first < 0 ? [to] : rows.slice(first, end + 1).map(({ _id }) => _id)
}

/**
 * The rows that are selected to change them together. One that has left the list, such as by an answer, is not selected:
 * nobody would see what is changed.
 * @param scope the view with its filters: in another one nothing is selected
 * @param isCut rows of the list are not in `rows` any more, so that one that is not there may still be in the list
 */
export function useChecked(scope: string, rows: readonly InboxRow[], isCut = false) {
  const [state, setState] = useState({ scope, ids: none, last: '' })
  const inList = useCallback(
    (ids: ReadonlySet<string>) => (isCut ? ids : new Set(rows.flatMap(({ _id }) => (ids.has(_id) ? _id : [])))),
    [rows, isCut],
  )
  const ids = state.scope === scope ? inList(state.ids) : none
  const set = (next: ReadonlySet<string>, lastChecked = '') => setState({ scope, ids: next, last: lastChecked })
  const toggle = useCallback(
    (id: string, isRange = false) =>
      setState((before) => {
        const { ids: checked, last } = before.scope === scope ? before : { ids: none, last: '' }
        const next = new Set(inList(checked))
        if (isRange && last) for (const each of between(rows, last, id)) next.add(each)
        else if (!next.delete(id)) next.add(id)
        return { scope, ids: next, last: id }
      }),
    [scope, rows, inList],
  )
  return {
    ids,
    has: (id: string) => ids.has(id),
    /** Selects a row or takes it off; the same function until the rows change. @param isRange selects also the rows since the last one */
    toggle,
    /** Selects two rows, as one moves from one to the other. */
    extend: (from: string, to: string) => set(new Set([...ids, from, to]), to),
    /** Selects all rows that are loaded. */
    all: () => set(new Set(rows.map(({ _id }) => _id))),
    /** Takes rows off that are changed. What was selected meanwhile stays, also in another view. */
    drop: (some: readonly string[]) =>
      setState((before) => ({ ...before, ids: new Set([...before.ids].filter((id) => !some.includes(id))) })),
    clear: () => set(none),
  }
}
export type Checked = ReturnType<typeof useChecked>
