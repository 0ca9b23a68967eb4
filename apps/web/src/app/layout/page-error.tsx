import { buttonClass } from '@energy/ui/button'
import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router-dom'
import { failedHead, fullTitle, notFoundHead } from '../../shared/head.ts'
import { useCompany } from '../../shared/site/use-site.ts'

/** Replaces a page that does not exist or could not be read. */
export function PageError() {
  const error = useRouteError()
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  const head = isNotFound ? notFoundHead : failedHead
  const { name } = useCompany()
  const { pathname, search } = useLocation()
  useEffect(() => {
    document.title = fullTitle(head, name)
  }, [head, name])
  return (
    <section className={`message-page sunken ${isNotFound ? '[--c:var(--color-power)]' : '[--c:var(--color-heat)]'}`}>
      <div className="page">
        <h1>
          <span>{head.title}</span>
          <i aria-hidden="true" />
        </h1>
        <p className="lead">
          {isNotFound
            ? 'The address may have changed, or never led anywhere.'
            : 'Nothing you did. What you asked for could not be read just now.'}
        </p>
        {isNotFound ? (
          <p className="ways">
            <Link className={buttonClass()} to="/">
              Back to Home
            </Link>
            <Link className={buttonClass('line')} to="/contact">
              Contact Us
            </Link>
          </p>
        ) : (
          <a className={buttonClass()} href={pathname + search}>
            Try again
          </a>
        )}
      </div>
    </section>
  )
}
