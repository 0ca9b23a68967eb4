import type { ResultKind } from '@energy/contracts/search'
import { useSend } from '@energy/client/use-send'
import { notifications, type Notifications, type NotificationItem } from '@energy/contracts/notifications'
import { Empty, Delayed, Loading, Skeleton } from '@energy/ui/states'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../shared/words/format-date.ts'
import { linkOf } from '../../shared/records/links.ts'
import { invoicePath, offerPath } from '../../shared/sales/paths.ts'
import { Loaded } from '../../shared/page/loaded.tsx'
import { useLatestNotifications } from './use-notifications.ts'

const words: Record<NotificationItem['kind'], string> = {
  specialists: 'asks for a specialist',
  contacts: 'wrote a message',
  bills: 'sent a bill',
  assigned: 'was given to you',
  wroteBack: 'wrote back',
  accepted: 'accepted the offer',
  declined: 'declined the offer',
  offerRefused: 'has not got the offer: the mail did not arrive',
  invoiceRefused: 'has not got a mail about the invoice: it did not arrive',
  users: 'signed up',
  roles: 'asks to become an admin',
}

/** What each kind links to, unless it is an offer or an invoice. */
const linkedKinds: Partial<Record<NotificationItem['kind'], ResultKind>> = {
  specialists: 'specialists',
  contacts: 'contacts',
  bills: 'bills',
  assigned: 'specialists',
  wroteBack: 'specialists',
  users: 'users',
  roles: 'users',
}

/** The notifications, newest first. Showing them marks them as read. */
export function NotificationList({ onNavigate }: { onNavigate: () => void }) {
  const latest = useLatestNotifications()
  const { data } = latest
  // Marks the notifications that were new when the list opened, until it closes.
  const [seenAt, setSeenAt] = useState(data?.seenAt)
  if (seenAt === undefined && data) setSeenAt(data.seenAt)
  useMarkRead(data)
  const queryClient = useQueryClient()
  const open = (item: NotificationItem) => {
    // The screen that it leads to may be shown already, as it was before this came.
    void queryClient.invalidateQueries({ queryKey: [tagOf(item)] })
    onNavigate()
  }
  return (
    <div className="[&>.void]:min-h-0 [&>.void]:border-0 [&>.void]:px-5 [&>.void]:pt-3">
      <Loaded query={latest} error="We could not load what came." loading={shape}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>Nothing has come yet.</Empty>
          ) : (
            <ul>
              {items.map((item) => (
                <NotificationRow
                  key={`${item.kind} ${item._id} ${item.at}`}
                  item={item}
                  isNew={item.at > (seenAt ?? '')}
                  onOpen={() => open(item)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}

const shape = (
  <Delayed>
    <div className="grid gap-3 px-5 pb-5">
      <Loading />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-9/10" />
      <Skeleton className="h-4 w-3/4" />
    </div>
  </Delayed>
)

function useMarkRead(data: Notifications | undefined) {
  const { mutate } = useSend(notifications.seen)
  const until = data && data.unseen > 0 ? data.items[0]?.at : undefined
  useEffect(() => {
    if (until !== undefined) mutate({ body: { until } })
  }, [until, mutate])
}

/** The tag of the reads of what it leads to. */
function tagOf({ kind }: NotificationItem) {
  const linked = linkedKinds[kind]
  if (linked === undefined) return kind === 'invoiceRefused' ? 'invoices' : 'offers'
  return linked === 'users' ? 'users' : 'inquiries'
}

function targetOf({ kind, _id, email }: NotificationItem) {
  const linked = linkedKinds[kind]
  if (linked) return linkOf({ kind: linked, _id, email })
  return { to: kind === 'invoiceRefused' ? invoicePath(_id) : offerPath(_id) }
}

interface NotificationRowProps {
  item: NotificationItem
  isNew: boolean
  onOpen: () => void
}

const NotificationRow = ({ item, isNew, onOpen }: NotificationRowProps) => (
  <li>
    <Link
      {...targetOf(item)}
      onClick={onOpen}
      className={`flex min-h-touch items-start justify-between gap-3 border-t border-line px-5 py-3 outline-offset-[-3px] hover:bg-ground ${
        isNew ? 'shadow-[inset_4px_0_0_var(--color-link)]' : ''
      }`}
    >
      <span className="min-w-0">
        <span className="block wrap-anywhere">
          <span className="font-[580]">{item.who || 'Somebody'}</span> {words[item.kind]}
        </span>
        <time className="block text-small text-muted" dateTime={item.at}>
          {formatDateTime(item.at)}
        </time>
      </span>
      {isNew && <span className="badge">New</span>}
    </Link>
  </li>
)
