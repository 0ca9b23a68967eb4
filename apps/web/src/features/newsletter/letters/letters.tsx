import { useCall } from '@energy/client/use-call'
import { Empty, LoadError, Loading } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Banner } from '../../../shared/sections/banner.tsx'
import { MoreLink } from '../../../shared/sections/more-link.tsx'
import { dayOf } from '../../../shared/site/days.ts'
import { useCompany } from '../../../shared/site/use-site.ts'
import { LETTERS } from './address.ts'
import { beforeIn, LETTERS_PER_PAGE, lettersQuery } from './read-letters.ts'

/** The letters of the newsletter that the site shows, newest first. */
export const Letters = () => (
  <>
    <Banner texts={undefined} title="Letters" carrier="[--c:var(--color-power)]" />
    <section className="section joined">
      <div className="page">
        <List />
      </div>
    </section>
  </>
)

function List() {
  const { timeZone } = useCompany()
  const [search] = useSearchParams()
  const before = beforeIn(search)
  const letters = useQuery({ ...lettersQuery(useCall(), before), retryOnMount: false })
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef(before)
  const isShown = letters.data !== undefined
  useEffect(() => {
    // Where they could not be read, they may still come.
    if (focused.current === before || !isShown) return
    focused.current = before
    // The link that was pressed stands below them, or is gone.
    list.current?.focus({ preventScroll: true })
  }, [before, isShown])
  if (!letters.data) {
    if (letters.isPending) return <Loading />
    return <LoadError retry={() => void letters.refetch()}>We could not load the letters.</LoadError>
  }
  if (letters.data.length === 0) return <Empty>No letters yet.</Empty>
  const shown = letters.data.slice(0, LETTERS_PER_PAGE)
  const last = letters.data.length > shown.length && shown.at(-1)
  return (
    <>
      <ul className="border-b border-line outline-none" ref={list} tabIndex={-1} aria-label="Letters">
        {shown.map(({ _id, title, sentAt }) => (
          <li key={_id} className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <time className="text-muted" dateTime={sentAt}>
              {dayOf(new Date(sentAt), timeZone)}
            </time>
            <h2 className="text-h3 wrap-anywhere">
              <Link className="text-link" to={`${LETTERS}/${_id}`}>
                {title}
              </Link>
            </h2>
          </li>
        ))}
      </ul>
      {last && (
        <p className="mt-8">
          <MoreLink to={`${LETTERS}?before=${last._id}`}>Older letters</MoreLink>
        </p>
      )}
    </>
  )
}
