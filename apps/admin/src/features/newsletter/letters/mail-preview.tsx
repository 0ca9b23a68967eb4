import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { letter } from '@energy/contracts/letters/letters'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { Panel } from '../../../shared/sales/document-head.tsx'
import { Segments } from '../../../shared/page/segments.tsx'

const FORMS = [
  { value: 'html', label: 'Formatted' },
  { value: 'text', label: 'As text' },
] as const

interface MailPreviewProps {
  id: string
  /** Changes with what is stored of the letter. */
  version: string
}

/** A letter as its subscribers get it, in both forms of the mail. */
export function MailPreview({ id, version }: MailPreviewProps) {
  const read = query(useCall(), letter.mail, { params: { id } })
  const mail = useQuery({ ...read, queryKey: [...read.queryKey, version], placeholderData: keepPreviousData })
  const [form, setForm] = useState<(typeof FORMS)[number]['value']>('html')
  return (
    <Panel
      title="The mail"
      aside={
        <Segments
          legend="Form of the mail"
          isLegendHidden
          name="form"
          options={FORMS}
          value={form}
          onChange={setForm}
        />
      }
    >
      <Loaded query={mail} error="We could not load the mail.">
        {({ subject, html, text }) => (
          <>
            <p className="mb-3 wrap-anywhere">
              <span className="text-muted">Subject </span>
              {subject}
            </p>
            {form === 'html' ? (
              <MailHtml html={html} />
            ) : (
              <pre className="overflow-x-auto rounded-control bg-ground p-4 text-small whitespace-pre-wrap wrap-anywhere">
                {text}
              </pre>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

/**
 * The HTML of a mail, apart from the styles of the dashboard. The content security policy allows no style attributes, so
 * they are renamed before the browser reads them, and set by code.
 */
function MailHtml({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const { body } = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html')
    const shown = document.createElement('div')
    shown.dataset['style'] = body.dataset['style']
    shown.append(...body.childNodes)
    for (const element of [shown, ...shown.querySelectorAll<HTMLElement>('[data-style]')])
      element.style.cssText = element.dataset['style'] ?? ''
    // Below the heading of the panel.
    for (const heading of shown.querySelectorAll('h1, h2')) heading.ariaLevel = heading.tagName === 'H1' ? '3' : '4'
    // It shows what the mail looks like; its links lead away from what is not sent yet.
    for (const link of shown.querySelectorAll('a')) link.target = '_blank'
    root.replaceChildren(shown)
  }, [html])
  return <div ref={host} className="overflow-hidden rounded-control" />
}
