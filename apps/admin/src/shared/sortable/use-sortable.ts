import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { moved, placeOfDrop } from './order.ts'

interface SortableOptions {
  ids: readonly string[]
  /** The name of a row in a sentence: `Section 2`. */
  nameOf: (at: number) => string
  /** Called when a row is let go in another place. */
  onMove: (from: number, to: number) => void
}

/** The row that is on its way, and the place that it would get now. */
interface Held {
  id: string
  to: number
  by: 'keys' | 'pointer'
}

/** The row that the pointer is over, and the half of it. */
interface Target {
  id: string
  side: 'above' | 'below'
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => Math.max(at - 1, 0),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * A list whose rows are moved by their handles. With keys: Space picks a row up, arrows, Home and End move it, Space or
 * leaving it puts it down, Escape puts it back. With a pointer: a line shows where it would be let go.
 */
export function useSortable({ ids, nameOf, onMove }: SortableOptions) {
  const listId = useId()
  const [held, setHeld] = useState<Held>()
  const [announcement, announce] = useState('')
  // A row that has gone in the meantime is not held any more. Where others have gone, there are fewer places.
  const from = held ? ids.indexOf(held.id) : -1
  const active = held && from >= 0 ? { ...held, to: Math.min(held.to, ids.length - 1) } : undefined

  const placeText = (at: number) => `number ${at + 1} of ${ids.length}`
  const pickUp = (id: string) => {
    const at = ids.indexOf(id)
    setHeld({ id, to: at, by: 'keys' })
    announce(`${nameOf(at)} picked up, ${placeText(at)}. Arrow keys move it, Space puts it down, Escape puts it back.`)
  }
  const putDown = ({ id, to }: Held) => {
    const at = ids.indexOf(id)
    setHeld(undefined)
    announce(`${nameOf(at)} put down, ${placeText(to)}.`)
    if (to !== at) onMove(at, to)
  }
  const heldAt = (id: string, target: Target | undefined): Held => {
    const at = ids.indexOf(id)
    const over = target ? ids.indexOf(target.id) : -1
    return { id, to: target && over >= 0 ? placeOfDrop(at, over, target.side) : at, by: 'pointer' }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (active?.by !== 'keys') return
    const step = STEPS[event.key]
    if (!step && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (!step) {
      setHeld(undefined)
      announce(`${nameOf(from)} put back, ${placeText(from)}.`)
      return
    }
    const to = step(active.to, ids.length - 1)
    setHeld({ ...active, to })
    announce(`${nameOf(from)} is ${placeText(to)}.`)
  }

  return {
    /** The ids in the order of the screen. */
    order: active?.by === 'keys' ? moved(ids, from, active.to) : ids,
    /** What a live region says. */
    announcement,
    announce,
    /** What the row with this id is to be given. */
    rowOf(id: string) {
      const at = ids.indexOf(id)
      const isHeld = active?.id === id
      return {
        id,
        listId,
        held: isHeld ? active.by : undefined,
        line: active?.by === 'pointer' ? lineOf(at, from, active.to) : undefined,
        onKeyDown,
        // Keys and screen readers press without a pointer.
        onClick: ({ detail }: MouseEvent) => {
          if (detail > 0) return
          if (active && isHeld) putDown(active)
          else pickUp(id)
        },
        onBlur: () => active?.by === 'keys' && isHeld && putDown(active),
        /** Called while this row is dragged. */
        onDrag: (target: Target | undefined) => setHeld(heldAt(id, target)),
        /** Called when it is let go; without a target the drag was cancelled. */
        onDrop: (target: Target | undefined) => (target ? putDown(heldAt(id, target)) : setHeld(undefined)),
      } as const
    },
  }
}

export type SortableRow = ReturnType<ReturnType<typeof useSortable>['rowOf']>

/** On which side of a row the line is drawn that shows where the held row would be let go. */
function lineOf(at: number, from: number, to: number) {
  if (at !== to || to === from) return undefined
  return to < from ? 'above' : 'below'
}
