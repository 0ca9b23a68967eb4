import type { ReactNode } from 'react'
import { SiteBrand } from '../company/company-wordmark.tsx'
import { useTitle } from './use-title.ts'

interface PlainPageProps {
  /** The heading; also the title of the browser's tab unless `tab` is another. */
  title: string
  tab?: string
  children: ReactNode
}

/** A screen without the frame of the dashboard: the company, a heading and some lines of text. */
export function PlainPage({ title, tab = title, children }: PlainPageProps) {
  useTitle(tab)
  return (
    <div className="px-gutter pt-6 pb-16 text-body">
      <header>
        <SiteBrand />
      </header>
      <main className="max-w-prose pt-section outline-none" tabIndex={-1}>
        <h1 className="text-h1">{title}</h1>
        {children}
      </main>
    </div>
  )
}
