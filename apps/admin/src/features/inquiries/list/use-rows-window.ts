import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

/** The heights of a row before it is measured, in pixels: as a block on a phone, and in the table. */
const BLOCK = 130
const ROW = 57
/** The number of rows beyond the visible ones. */
const OVERSCAN = 12

interface RowsWindowOptions {
  count: number
  isPhone: boolean
  /** The list scrolls by itself, not with the page. */
  isSplit: boolean
}

/** Renders only the rows of a table that are seen. */
export function useRowsWindow({ count, isPhone, isSplit }: RowsWindowOptions) {
  const scroller = useRef<HTMLDivElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const top = scroller.current?.getBoundingClientRect().top ?? 0
    setScrollMargin(isSplit ? 0 : top + window.scrollY)
  }, [isSplit])
  const common = { count, overscan: OVERSCAN, estimateSize: () => (isPhone ? BLOCK : ROW) }
  // oxlint-disable-next-line react/incompatible-library -- the dashboard is not built by React Compiler
  const inList = useVirtualizer({ ...common, enabled: isSplit, getScrollElement: () => scroller.current })
  const inPage = useWindowVirtualizer({ ...common, enabled: !isSplit, scrollMargin })
  const rows = isSplit ? inList : inPage
  const shown = rows.getVirtualItems()
  return {
    scroller,
    shown,
    /** The heights of the rows before and after those, in pixels. */
    before: (shown[0]?.start ?? scrollMargin) - (isSplit ? 0 : scrollMargin),
    after: rows.getTotalSize() - ((shown.at(-1)?.end ?? scrollMargin) - (isSplit ? 0 : scrollMargin)),
    measure: rows.measureElement,
    scrollTo: (index: number) => rows.scrollToIndex(index, { align: 'auto' }),
  }
}
