import { prepareNotices } from '@energy/ui/notice'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Brand } from './brand.tsx'
import { usePageHead } from './use-page-head.ts'

/** The layout of the sign-in and sign-up pages: the form and three bands. The wordmark links to home. */
export function AccountLayout() {
  usePageHead()
  useEffect(prepareNotices, [])
  return (
    <main className="account outline-none" id="main" tabIndex={-1}>
      <div className="account-form">
        <Brand />
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
