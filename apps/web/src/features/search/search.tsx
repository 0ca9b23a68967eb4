import { useCall } from '@energy/client/use-call'
import { LoadError, Loading } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { askedIn, isAsked, type Asked } from './address.ts'
import { NoResults } from './no-results.tsx'
import { searchQuery } from './query.ts'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { totalOf } from './totals.ts'

/** What the site has about some words. It works without JavaScript. */
export function Search() {
  const [query] = useSearchParams()
  const asked = askedIn(query)
  const shown = useRef(asked.q)
  useEffect(() => {
    if (shown.current === asked.q) return
    shown.current = asked.q
    // The link to other words is gone. The heading says what is found with them.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [asked.q])
  return (
    <>
      <div className="page pt-[clamp(2rem,4vw,3rem)]">
        <SearchBox key={asked.q} q={asked.q} />
      </div>
      {isAsked(asked) ? (
        <Answer asked={asked} />
      ) : (
        <Head title="Search">Products, services and guides. Two letters are enough.</Head>
      )}
    </>
  )
}

/** The title of the page, which continues as a band. */
const Head = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="banner">
    <div className="page">
      <h1 tabIndex={-1} className="outline-none">
        <span className="run [--c:var(--color-air)]">{title}</span>
      </h1>
      <p className="lead">{children}</p>
    </div>
  </div>
)

function Answer({ asked }: { asked: Asked }) {
  const { data, isPending, error, refetch } = useQuery({ ...searchQuery(useCall(), asked), retryOnMount: false })
  if (isPending)
    return (
      <Head title="Search">
        <Loading />
      </Head>
    )
  if (!data)
    return (
      <>
        <Head title="Search">for “{asked.q}”</Head>
        <div className="page pb-(--spacing-section)">
          <LoadError retry={() => void refetch()}>We could not search. {error?.message}</LoadError>
        </div>
      </>
    )
  const total = totalOf(data.counts)
  if (total.results === 0) return <NoResults q={asked.q} nearest={data.nearest} />
  return (
    <>
      <Head title={`${total.text} ${total.results === 1 ? 'result' : 'results'}`}>
        for “{asked.q}”, best match first
      </Head>
      <Results asked={asked} search={data} />
    </>
  )
}
