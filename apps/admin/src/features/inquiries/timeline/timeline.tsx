import type { TimelineEntry } from '@energy/contracts/inquiries/inquiry'
import { CircleDot, Mail, Phone, StickyNote, UserRound } from 'lucide-react'
import { Ago } from './ago.tsx'
import { Delivery } from './delivery.tsx'
import type { InquiryRoutes } from '../inquiry.ts'
import { actionsOf, whoOf } from './entry-words.ts'
import { Disclosure } from './disclosure.tsx'

const icons = { state: CircleDot, assignee: UserRound, note: StickyNote, call: Phone, reply: Mail }

interface TimelineProps {
  routes: InquiryRoutes
  /** The id of the inquiry. */
  id: string
  timeline: readonly TimelineEntry[]
}

/** The timeline entries, oldest first: who, what, when. */
export const Timeline = ({ routes, id, timeline }: TimelineProps) => (
  <ol className="grid gap-4">
    {actionsOf(timeline).map(({ entry, action }) => {
      const Icon = icons[entry.what]
      return (
        <li key={entry._id} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
          <Icon className="mt-0.5 size-4.5 text-muted" strokeWidth={1.75} aria-hidden="true" />
          <div className="grid gap-1">
            <p>
              <span className="font-[560]">{whoOf(entry)}</span> {action}{' '}
              <Ago at={entry.at} className="text-small text-muted" />
            </p>
            {entry.what === 'note' && <p className="max-w-prose whitespace-pre-line">{entry.text}</p>}
            {entry.what === 'reply' && (
              <Disclosure summary={entry.subject || 'Its words are deleted'} open>
                <p className="max-w-prose pb-2 whitespace-pre-line">{entry.text}</p>
              </Disclosure>
            )}
            {entry.delivery && <Delivery routes={routes} id={id} entry={entry} delivery={entry.delivery} />}
          </div>
        </li>
      )
    })}
  </ol>
)
