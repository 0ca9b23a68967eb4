import { useCall } from '@energy/client/use-call'
import { Formatted } from '@energy/formatted/view'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { NEWSLETTER } from '../../../shared/anchors.ts'
import { kindPages } from '../../../shared/kinds.ts'
import { MoreLink } from '../../../shared/sections/more-link.tsx'
import { dayOf } from '../../../shared/site/days.ts'
import { useCompany } from '../../../shared/site/use-site.ts'
import { LETTERS } from './address.ts'
import { letterQuery } from './read-letters.ts'

/** A letter of the newsletter. */
export function Letter() {
  const { id = '' } = useParams()
  const { timeZone } = useCompany()
  const { data } = useQuery(letterQuery(useCall(), id))
  if (!data) return null
  const { title, sentAt, text, guides } = data
  return (
    <article className="section">
      <div className="page grid max-w-(--container-prose) gap-8">
        <header>
          <p className="mb-2 text-muted">
            <Link className="text-link" to={LETTERS}>
              Letters
            </Link>{' '}
            · <time dateTime={sentAt}>{dayOf(new Date(sentAt), timeZone)}</time>
          </p>
          <h1 className="text-h1 wrap-anywhere">{title}</h1>
        </header>
        <div className="prose formatted">
          <Formatted blocks={text} level={2} />
        </div>
        {guides.length > 0 && (
          <section aria-label="Guides" className="border-b border-line">
            {guides.map((guide) => (
              <div key={guide._id} className="border-t border-line py-3">
                <h2 className="text-h3">
                  <Link
                    className="text-link inline-flex min-h-touch items-center"
                    to={kindPages.blogs.single + guide._id}
                  >
                    {guide.title}
                  </Link>
                </h2>
                <p className="text-muted">{guide.summary}</p>
              </div>
            ))}
          </section>
        )}
        <p>
          <a className="text-link inline-flex min-h-touch items-center" href={`#${NEWSLETTER}`}>
            Get the next one by mail
          </a>
        </p>
        <MoreLink to={LETTERS}>All letters</MoreLink>
      </div>
    </article>
  )
}
