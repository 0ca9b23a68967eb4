import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Person } from './quote.tsx'

const reviews = [
  {
    text: 'They drew our bakery as one picture of bands, and for the first time we saw that half our heat went up the flue. It now warms the proving room.',
    name: 'Tom Okafor',
    place: 'Operations, Hearth & Rye Bakery',
  },
  {
    text: 'Switching took one phone call and a photograph of a bill. The tariff is fixed, and I have stopped reading about wholesale prices.',
    name: 'Ines Carvalho',
    place: 'Owner, Carvalho Dental',
  },
  {
    text: 'Straight answers. They talked us out of the larger machine.',
    name: 'Graham Pell',
    place: 'Estates, Westbrook College',
  },
]

/** Three reviews on a track that scrolls by hand and snaps. */
export function Reviews() {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const cards = () => [...(track.current?.children ?? [])].filter((card) => card instanceof HTMLElement)
  const follow = () => {
    const list = track.current
    if (!list) return
    const atEnd = list.scrollLeft >= list.scrollWidth - list.clientWidth - 8
    const nearest = cards().findIndex((card) => card.offsetLeft + card.offsetWidth / 2 > list.scrollLeft)
    setAt(atEnd ? reviews.length - 1 : Math.max(nearest, 0))
  }
  const go = (to: number) => {
    const list = track.current
    const card = cards()[to]
    if (list && card) list.scrollTo({ left: card.offsetLeft })
  }
  return (
    <section className="section sunken reviews">
      <div className="page">
        <div className="head">
          <h2 className="text-h2">What customers say</h2>
          <div className="ctrl">
            <span aria-live="polite">
              {at + 1} of {reviews.length}
            </span>
            <button
              type="button"
              className="icon-btn"
              aria-label="Previous review"
              aria-disabled={at === 0}
              onClick={() => go(at - 1)}
            >
              <ArrowLeft className="icon" aria-hidden="true" />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label="Next review"
              aria-disabled={at === reviews.length - 1}
              onClick={() => go(at + 1)}
            >
              <ArrowRight className="icon" aria-hidden="true" />
            </button>
          </div>
        </div>
        <ul className="track" ref={track} onScroll={follow} aria-label="Reviews">
          {reviews.map(({ text, name, place }) => (
            <li key={name} className="review">
              <blockquote>“{text}”</blockquote>
              <Person name={name} place={place} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
