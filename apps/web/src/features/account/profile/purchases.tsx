import { Button } from '@energy/ui/button'
import { Illustration } from '@energy/ui/picture'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { inDollars, type Purchase } from './sample-purchases.ts'
import { SampleHeading } from './sample-heading.tsx'

const FIRST = 2

/** The latest purchases; See More shows the others. */
export function Purchases({ title, purchases }: { title: string; purchases: readonly Purchase[] }) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const seeMore = () => {
    flushSync(() => setAll(true))
    // The button is gone, so the focus moves to the list.
    list.current?.focus()
  }
  return (
    <section className="profile-section">
      <SampleHeading title={title} />
      <ul className="purchases" tabIndex={-1} ref={list}>
        {purchases.slice(0, all ? undefined : FIRST).map(({ name, illustration, on, price }) => (
          <li key={name}>
            <Illustration className="thumb" src={illustration} />
            <div>
              <b>{name}</b>
              <p>{on}</p>
            </div>
            <span>{inDollars(price)}</span>
          </li>
        ))}
      </ul>
      {!all && (
        <Button look="line" small onClick={seeMore} aria-label={`See More of ${title.toLowerCase()}`}>
          See More
        </Button>
      )}
    </section>
  )
}
