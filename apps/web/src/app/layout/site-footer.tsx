import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { COMPANY } from '@energy/contracts/company'
import { menu } from '@energy/contracts/site'
import { Wordmark } from '@energy/ui/wordmark'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { kindPages } from '../../shared/kinds.ts'
import { MailLink, PhoneLink } from '../../shared/company-links.tsx'
import { lazyOnUse } from '../../shared/lazy-component.ts'
import { SocialLinks } from './social-links.tsx'

const NewsletterForm = lazyOnUse(
  async () => (await import('../../features/newsletter/newsletter-form.tsx')).NewsletterForm,
)
// A constant element: rendering it again before its code has loaded would lose the server's HTML.
const newsletter = (
  <Suspense>
    <NewsletterForm />
  </Suspense>
)

export function SiteFooter() {
  const { data } = useQuery(query(useCall(), menu))
  return (
    <footer className="footer" data-ground="deep">
      <div className="page">
        <div className="top">
          <div>
            <Link className="brand" to="/" aria-label={`${COMPANY.name}, home`}>
              <Wordmark words={COMPANY.wordmark} />
            </Link>
            <p className="pledge">One letter a month: what we measured, what we built, what it saved.</p>
            {newsletter}
          </div>
          {data && data.products.length > 0 && (
            <div>
              <h2>Products</h2>
              <ul>
                {data.products.slice(0, 4).map(({ _id, headerTitle }) => (
                  <li key={_id}>
                    <Link to={kindPages.products.single(_id)}>{headerTitle}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <h2>Company</h2>
            <ul>
              <li>
                <Link to={kindPages.services.list}>Service</Link>
              </li>
              <li>
                <Link to={kindPages.blogs.list}>Guides</Link>
              </li>
              <li>
                <Link to="/about">About Us</Link>
              </li>
              <li>
                <Link to="/contact">Contact Us</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>Contact</h2>
            <address>
              <MailLink />
              <br />
              <PhoneLink />
              {COMPANY.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <SocialLinks />
          </div>
        </div>
        <div className="legal">
          <span>
            © {COMPANY.copyright} {COMPANY.name}
          </span>
          <ul>
            <li>
              <Link to="/privacy">Privacy</Link>
            </li>
            <li>
              <Link to="/terms">Terms</Link>
            </li>
          </ul>
          <span>{COMPANY.tagline}</span>
        </div>
      </div>
    </footer>
  )
}
