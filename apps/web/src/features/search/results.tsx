import { FOUND_KINDS, type FoundKind, type SiteSearch } from '@energy/contracts/site/site-search'
import { buttonClass } from '@energy/ui/button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon, ICONS } from '../../shared/icon.tsx'
import { addressOf, rangeOf, type Asked } from './address.ts'
import { listedOf, totalOf } from './totals.ts'
import { Result } from './result.tsx'
import { FOUND } from './found-kinds.ts'

interface ResultsProps {
  asked: Asked
  search: SiteSearch
}

/** The results of a page, with links to those of each kind. */
export const Results = ({ asked, search }: ResultsProps) => (
  <div className="page search-results">
    <nav aria-label="Kinds of results" className="search-kinds">
      <ul>
        <KindLink asked={asked} counts={search.counts} />
        {FOUND_KINDS.filter((kind) => search.counts[kind] > 0).map((kind) => (
          <KindLink key={kind} asked={asked} counts={search.counts} kind={kind} />
        ))}
      </ul>
    </nav>
    <FoundPage key={asked.kind} asked={asked} search={search} />
  </div>
)

/** A page of the results. Another one takes the focus: the link that was pressed stands below them, or is gone. */
function FoundPage({ asked, search }: ResultsProps) {
  const { page } = asked
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Results{page > 1 && `, page ${page}`}
      </h2>
      <ul className="rows">
        {search.found.map((found) => (
          <Result key={found._id} found={found} />
        ))}
      </ul>
      <Pages asked={asked} search={search} />
    </div>
  )
}

function KindLink({ asked, counts, kind }: { asked: Asked; counts: SiteSearch['counts']; kind?: FoundKind }) {
  const { results, text } = totalOf(counts, kind)
  return (
    <li>
      <Link
        to={addressOf({ q: asked.q, ...(kind && { kind }), page: 1 })}
        aria-current={asked.kind === kind ? 'true' : undefined}
        preventScrollReset
      >
        <span>{kind === undefined ? 'All' : FOUND[kind].many}</span>
        <b>{text}</b>
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(100 * results) / totalOf(counts).results} height="1" />
        </svg>
      </Link>
    </li>
  )
}

function Pages({ asked, search: { counts, found } }: ResultsProps) {
  const { page, kind } = asked
  const listed = listedOf(counts, kind)
  const { first, last } = rangeOf(page, found.length)
  if (found.length === 0)
    return (
      <p className="mt-6">
        <Link className="text-link" to={addressOf({ q: asked.q, ...(kind && listed > 0 && { kind }), page: 1 })}>
          The first results
        </Link>
      </p>
    )
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <span className="text-ui text-muted">
        {first} to {last} of {totalOf(counts, kind).text}
      </span>
      <span className="flex gap-3">
        {page > 1 && (
          <Link className={buttonClass('line')} to={addressOf({ ...asked, page: page - 1 })}>
            <Icon path={ICONS.arrowLeft} /> Back
          </Link>
        )}
        {last < listed && (
          <Link className={buttonClass('line')} to={addressOf({ ...asked, page: page + 1 })}>
            Next {Math.min(listed - last, last - first + 1)} <Icon path={ICONS.arrowRight} />
          </Link>
        )}
      </span>
    </nav>
  )
}
