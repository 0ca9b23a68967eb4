import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Parts } from './parts.ts'
import type { EditedPart } from './use-editor-messages.ts'

interface OutlineProps {
  page: RefObject<HTMLElement | null>
  part: EditedPart
  parts: Parts
}

/** Pixels between an element and its outline. */
const GAP = 12
/** Pixels that stay free above what was scrolled to: the bar of the site, and the label. */
const ABOVE = 120

/** The outline of the part that is edited, with its name. The page scrolls to it when it appears. */
export function Outline({ page, part: { field, label }, parts }: OutlineProps) {
  const outline = useRef<HTMLDivElement>(null)
  const boxOf = () => (page.current ? parts.elementOf(page.current, field) : undefined)?.getBoundingClientRect()

  const place = useEffectEvent(() => {
    const [inner, outer] = [boxOf(), page.current?.getBoundingClientRect()]
    if (!outline.current) return
    outline.current.hidden = !inner
    if (!inner || !outer) return
    Object.assign(outline.current.style, {
      left: `${inner.left - outer.left - GAP}px`,
      top: `${inner.top - outer.top - GAP}px`,
      width: `${inner.width + 2 * GAP}px`,
      height: `${inner.height + 2 * GAP}px`,
    })
  })
  // With each render, as every text may move it.
  useLayoutEffect(() => place())
  useEffect(() => {
    // Pictures and fonts that arrive move what is below them.
    const observer = new ResizeObserver(() => place())
    if (page.current) observer.observe(page.current)
    return () => observer.disconnect()
  }, [page])

  const scroll = useEffectEvent(() => {
    const box = boxOf()
    if (!box || (box.top >= ABOVE && box.bottom <= innerHeight)) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    // Not scrollIntoView, which would scroll the dashboard around the frame as well.
    scrollTo({ top: scrollY + box.top - ABOVE, behavior })
  })
  useEffect(() => scroll(), [])

  return (
    <div ref={outline} className="preview-outline" aria-hidden="true">
      <span>{label}</span>
    </div>
  )
}
