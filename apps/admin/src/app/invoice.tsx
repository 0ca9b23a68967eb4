import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { InboxActions, InboxRule } from '../features/inquiries/inbox-head.tsx'
import { Inbox } from '../features/inquiries/inbox.tsx'
import { Subscribers } from '../features/newsletter/subscribers.tsx'
import { ImportButton } from '../features/people/import/import-button.tsx'
import { PageHead } from '../shared/page/page-head.tsx'
import { useAddress } from '../shared/browser/use-address.ts'

const TITLE = 'User Details'

/** The inbox of requests and messages, and the subscribers of the newsletter. */
export function Invoice() {
  const { view, id } = useAddress()
  if (view === 'subscribers')
    return (
      <>
        <PageHead
          title={TITLE}
          action={
            <Link className="inline-flex min-h-touch items-center gap-2 font-[560] text-(--color-link)" to="?">
              <ArrowLeft className="icon" aria-hidden="true" />
              Requests and messages
            </Link>
          }
        />
        <Subscribers />
      </>
    )
  // From 1280 px the list and the pane scroll by themselves, and the screen does not.
  return (
    <div className="flex min-w-0 flex-col gap-4 xl:h-[calc(100dvh-var(--bar)-4rem)] xl:min-h-144">
      {/* Where the pane is a page, the title is for screen readers. */}
      <div className={id ? 'max-xl:sr-only' : ''}>
        <PageHead
          title={TITLE}
          action={
            <div className={id ? 'max-xl:hidden' : ''}>
              <InboxActions>
                <ImportButton />
              </InboxActions>
            </div>
          }
        />
        <InboxRule />
      </div>
      <Inbox />
    </div>
  )
}
