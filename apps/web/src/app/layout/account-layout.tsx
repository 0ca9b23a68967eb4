import { COMPANY } from '@energy/contracts/company'
import { prepareNotices } from '@energy/ui/notice'
import { Wordmark } from '@energy/ui/wordmark'
import { useEffect } from 'react'
import { Link, Outlet, ScrollRestoration } from 'react-router-dom'
import { usePageHead } from './use-page-head.ts'

/** The layout of the sign-in and sign-up pages: the form and three bands. The wordmark links to home. */
export function AccountLayout() {
  usePageHead()
  useEffect(prepareNotices, [])
  return (
    <main className="account outline-none" id="main" tabIndex={-1}>
      <div className="account-form">
        <Link className="brand" to="/" aria-label={`${COMPANY.name}, home`}>
          <Wordmark words={COMPANY.wordmark} />
        </Link>
        <div className="account-body">
          <Outlet />
          <noscript>
            <p className="mt-6">This form needs JavaScript. Switch it on to sign in or up.</p>
          </noscript>
        </div>
      </div>
      <div className="account-art" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <ScrollRestoration />
    </main>
  )
}
