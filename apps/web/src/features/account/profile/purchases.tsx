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
    <section>
      <SampleHeading title={title} />
      <ul className="mt-4 border-t border-line" tabIndex={-1} ref={list}>
        {purchases.slice(0, all ? undefined : FIRST).map(({ name, illustration, on, price }) => (
          <li
            key={name}
            className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-5 border-b border-line py-4"
          >
            <Illustration className="rounded-tr-[1.25rem]" src={illustration} />
            <div>
              <b className="font-semibold">{name}</b>
              <p className="text-ui/[1.6] text-muted">{on}</p>
            </div>
            <span className="tabular-nums">{inDollars(price)}</span>
          </li>
        ))}
      </ul>
      {!all && (
        <Button className="mt-5" look="line" small onClick={seeMore} aria-label={`See More of ${title.toLowerCase()}`}>
          See More
        </Button>
      )}
    </section>
  )
}
