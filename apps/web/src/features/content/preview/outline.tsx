import type { Item, Kind } from '@energy/contracts/content'
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { elementOf } from './parts.ts'
import type { EditedPart } from './use-editor-messages.ts'

interface OutlineProps {
  page: RefObject<HTMLElement | null>
  part: EditedPart
  kind: Kind
  item: Item
}

/** Pixels between an element and its outline. */
const GAP = 12
/** Pixels that stay free above what was scrolled to: the bar of the site, and the label. */
const ABOVE = 120

/** The outline of the part that is edited, with its name. The page scrolls to it when another part is edited. */
export function Outline({ page, part: { field, label }, kind, item }: OutlineProps) {
  const [box, setBox] = useState<Record<'left' | 'top' | 'width' | 'height', number>>()
  const element = () => page.current && elementOf(page.current, field, kind, item)

  const measure = useEffectEvent(() => {
    const inner = element()?.getBoundingClientRect()
    const outer = page.current?.getBoundingClientRect()
    setBox(
      inner &&
        outer && {
          left: inner.left - outer.left - GAP,
          top: inner.top - outer.top - GAP,
          width: inner.width + 2 * GAP,
          height: inner.height + 2 * GAP,
        },
    )
  })
  useLayoutEffect(() => measure(), [field, item])
  useEffect(() => {
    // Pictures and fonts that arrive move what is below them.
    const observer = new ResizeObserver(() => measure())
    if (page.current) observer.observe(page.current)
    return () => observer.disconnect()
  }, [page])

  const scroll = useEffectEvent(() => {
    const shown = element()?.getBoundingClientRect()
    if (!shown) return
    const isInView = shown.top >= ABOVE && shown.bottom <= innerHeight
    if (isInView) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    // Not scrollIntoView, which would scroll the dashboard around the frame as well.
    scrollTo({ top: scrollY + shown.top - ABOVE, behavior })
  })
  const [name, index] = field.split('.')
  useEffect(() => scroll(), [name, index])

  return (
    box && (
      <div className="preview-outline" style={box} aria-hidden="true">
        <span>{label}</span>
      </div>
    )
  )
}
