import { useRef, useState } from 'react'
import { Icon, ICONS } from '../icon.tsx'
import { useTexts } from '../site/use-site.ts'
import { Person } from './quote.tsx'

/** Scroll positions that are this close count as the same, in px: browsers round them. */
const NEAR = 8

/** Reviews on a track that can be scrolled by hand and snaps. */
export function Reviews() {
  const { reviews = [], headings } = useTexts()
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  /** The review that the buttons scroll to, until it is reached or the visitor scrolls by hand. */
  const target = useRef<number>(undefined)
  /** The scroll position of the track for each card. */
  const starts = () => {
    const cards = [...(track.current?.children ?? [])].filter((card) => card instanceof HTMLElement)
    return cards.map((card) => card.offsetLeft - (cards[0]?.offsetLeft ?? 0))
  }
  const follow = () => {
    const list = track.current
    if (!list) return
    const atEnd = list.scrollLeft >= list.scrollWidth - list.clientWidth - NEAR
    const distances = starts().map((start) => Math.abs(start - list.scrollLeft))
    setIndex(atEnd ? reviews.length - 1 : distances.indexOf(Math.min(...distances)))
  }
  const go = (step: 1 | -1) => {
    const to = (target.current ?? index) + step
    const left = starts()[to]
    if (left === undefined) return
    target.current = to
    track.current?.scrollTo({ left })
  }
  // The event may belong to the scroll before.
  const clearReachedTarget = () => {
    const list = track.current
    if (!list || target.current === undefined) return
    const wanted = Math.min(starts()[target.current] ?? 0, list.scrollWidth - list.clientWidth)
    if (Math.abs(list.scrollLeft - wanted) < NEAR) target.current = undefined
  }
  const clearTarget = () => (target.current = undefined)
  if (reviews.length === 0) return null
  return (
    <section className="section sunken reviews">
      <div className="page">
        <div className="head">
          <h2 className="text-h2">{headings?.reviews}</h2>
          <div className="ctrl">
            <span aria-live="polite">
              {Math.min(index + 1, reviews.length)} of {reviews.length}
            </span>
            <button
              type="button"
              className="icon-btn"
              aria-label="Previous review"
              aria-disabled={index === 0}
              onClick={() => go(-1)}
            >
              <Icon path={ICONS.arrowLeft} />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label="Next review"
              aria-disabled={index === reviews.length - 1}
              onClick={() => go(1)}
            >
              <Icon path={ICONS.arrowRight} />
            </button>
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- scrolling by hand only ends the scroll that a button began */}
        <ul
          className="track"
          ref={track}
          onScroll={follow}
          onScrollEnd={clearReachedTarget}
          onPointerDown={clearTarget}
          onWheel={clearTarget}
          onKeyDown={clearTarget}
          aria-label="Reviews"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it, in every browser
          tabIndex={0}
        >
          {reviews.map(({ text, ...person }, place) => (
            <li key={`${place} ${person.name}`} className="review">
              <blockquote>“{text}”</blockquote>
              <Person {...person} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
