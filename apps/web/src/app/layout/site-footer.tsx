import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { allPages } from '../../shared/kinds.ts'
import type { KindPages } from '../../shared/kinds/kind-pages.ts'
import { addressOf, MailLink, PhoneLink } from '../../shared/company-links.tsx'
import { lazyOnUse } from '../../shared/lazy-component.ts'
import { useCompany } from '../../shared/site/use-site.ts'
import { Brand } from './brand.tsx'
import { SocialLinks } from './social-links.tsx'
import { useMenuItems } from '../../shared/site/use-menu-items.ts'

const NewsletterForm = lazyOnUse(
  async () => (await import('../../features/newsletter/newsletter-form.tsx')).NewsletterForm,
)
// A constant element: rendering it again before its code has loaded would lose the server's HTML.
const newsletter = (
  <Suspense>
    <NewsletterForm />
  </Suspense>
)

/** Links to the first items of a kind; null if there are none. */
function ItemColumn({ pages: { tag, title, footerItems = 0 } }: { pages: KindPages }) {
  const items = useMenuItems(tag)?.slice(0, footerItems)
  if (!items?.length) return null
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {items.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function SiteFooter() {
  const company = useCompany()
  return (
    <footer className="footer" data-ground="deep">
      <div className="page">
        <div className="top">
          <div>
            <Brand />
            <p className="pledge">{company.pledge}</p>
            {newsletter}
          </div>
          {allPages.map((pages) => (
            <ItemColumn key={pages.tag} pages={pages} />
          ))}
          <div>
            <h2>Company</h2>
            <ul>
              {allPages.map(
                ({ list, title, footerItems }) =>
                  !footerItems && (
                    <li key={list}>
                      <Link to={list}>{title}</Link>
                    </li>
                  ),
              )}
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
              {addressOf(company).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <SocialLinks />
          </div>
        </div>
        <div className="legal">
          <span>{company.footer}</span>
          <ul>
            <li>
              <Link to="/privacy">Privacy</Link>
            </li>
            <li>
              <Link to="/terms">Terms</Link>
            </li>
          </ul>
          <span>{company.tagline}</span>
        </div>
      </div>
    </footer>
  )
}
