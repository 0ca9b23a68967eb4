import { Bell, MessageSquare } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { MailChoices } from './mail-choices.tsx'
import { NotificationList } from './notification-list.tsx'
import { countOf, useNotifications } from './use-notifications.ts'
import { usePopover } from '../../shared/browser/use-popover.ts'

/** The bell with unread notifications, and the link to unanswered inquiries. */
export function NotificationButtons() {
  const { unseen, waiting } = useNotifications().data ?? {}
  return (
    <>
      <output className="sr-only">{useAnnouncement(unseen)}</output>
      <BellButton unseen={unseen ?? 0} />
      <WaitingLink count={waiting ?? 0} />
    </>
  )
}

/** The announcement of new notifications for screen readers; `""` without new ones. */
function useAnnouncement(unseen: number | undefined) {
  const [previous, setPrevious] = useState(unseen)
  const [announcement, setAnnouncement] = useState('')
  if (unseen !== previous) {
    const isMore = previous !== undefined && unseen !== undefined && unseen > previous
    setPrevious(unseen)
    setAnnouncement(isMore ? `${countOf(unseen)} new ${unseen === 1 ? 'notification' : 'notifications'}` : '')
  }
  return announcement
}

function BellButton({ unseen }: { unseen: number }) {
  const { open, close, button, popover } = usePopover('dialog')
  const title = useId()
  const closeByLink = () => {
    close()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        {...button}
        className="icon-btn aria-expanded:bg-tint"
        aria-label={unseen > 0 ? `Notifications, ${countOf(unseen)} new` : 'Notifications'}
      >
        <Bell className="icon" aria-hidden="true" />
        {unseen > 0 && <Badge count={unseen} look="bg-danger text-on-danger" />}
      </button>
      <div
        {...popover}
        className="popover scroll-pb-44 max-h-[min(36rem,calc(100dvh-var(--bar)-1rem))] w-104 max-w-[calc(100vw-1.5rem)]"
        aria-labelledby={title}
      >
        <h2 id={title} className="section-title px-5 pt-4 pb-3">
          Notifications
        </h2>
        {open && (
          <>
            <NotificationList onNavigate={closeByLink} />
            <MailChoices />
          </>
        )}
      </div>
    </>
  )
}

/** A link to the inquiries that wait for an answer. */
const WaitingLink = ({ count }: { count: number }) => (
  <Link to="/invoice" className="icon-btn" aria-label={`Unanswered, ${count ? countOf(count) : 'none'}`}>
    <MessageSquare className="icon" aria-hidden="true" />
    {count > 0 && <Badge count={count} look="bg-power text-press" />}
  </Link>
)

/** The largest number that fits into a badge. */
const BADGE_MAX = 99

/**
 * A count as a badge. The accessible name of the button contains the number, so the badge draws it by CSS: visible text
 * would have to be part of that name.
 */
const Badge = ({ count, look }: { count: number; look: string }) => (
  <span
    className={`absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full px-1 text-[0.6875rem] leading-none font-[640] tabular-nums after:content-[attr(data-count)] ${look}`}
    data-count={count > BADGE_MAX ? `${BADGE_MAX}+` : count}
    aria-hidden="true"
  />
)
