import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  type ElementEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SortableRow } from './use-sortable.ts'

/** The row that the pointer is over, and the half of it. */
function targetOf({ location: { current } }: ElementEventBasePayload) {
  const { id, isUpperHalf } = current.dropTargets[0]?.data ?? {}
  return typeof id === 'string' ? ({ id, side: isUpperHalf ? 'above' : 'below' } as const) : undefined
}

/**
 * Lets a row be dragged by its handle. Give the three references to the row, to the part of it that is dragged, and to
 * the handle.
 */
export function useSortableRow({ id, listId, onDrag, onDrop }: SortableRow) {
  const row = useRef<HTMLLIElement>(null)
  const dragged = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const drag = useEffectEvent(onDrag)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    if (!row.current || !dragged.current || !handle.current) return
    return combine(
      draggable({
        element: dragged.current,
        dragHandle: handle.current,
        getInitialData: () => ({ listId }),
        onDragStart: () => drag(undefined),
        onDrag: (event) => drag(targetOf(event)),
        onDrop: (event) => drop(targetOf(event)),
      }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => source.data['listId'] === listId,
        // A row that is let go beside the list gets the place that was shown last.
        getIsSticky: () => true,
        getData({ element, input }) {
          const { top, height } = element.getBoundingClientRect()
          return { id, isUpperHalf: input.clientY < top + height / 2 }
        },
      }),
    )
  }, [id, listId])
  return { row, dragged, handle }
}
