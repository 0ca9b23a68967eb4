import { attachmentFile } from '@energy/contracts/inquiries/attachments'
import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import {
  CalendarClock,
  CircleDot,
  Lock,
  Mail,
  MessageSquareReply,
  Phone,
  PhoneMissed,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { FileLinks } from '../../../shared/attachments/file-links.tsx'
import { useCompany } from '../../../shared/company/use-company.ts'
import { Ago } from './ago.tsx'
import { Delivery } from './delivery.tsx'
import { Disclosure } from './disclosure.tsx'
import { actionsOf, whoOf } from './entry-words.ts'

const icons: Readonly<Record<TimelineEntry['what'], LucideIcon>> = {
  state: CircleDot,
  assignee: UserRound,
  note: Lock,
  call: Phone,
  reply: Mail,
  message: MessageSquareReply,
  followUp: CalendarClock,
}
const iconOf = ({ what, outcome }: TimelineEntry) => (outcome === 'noAnswer' ? PhoneMissed : icons[what])

interface TimelineItemProps {
  icon: LucideIcon
  title: ReactNode
  at: string
  children?: ReactNode
}

/** What happened at one time. */
export const TimelineItem = ({ icon: Icon, title, at, children }: TimelineItemProps) => (
  <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
    <Icon className="mt-0.5 size-4.5 text-muted" strokeWidth={1.75} aria-hidden="true" />
    <div className="grid gap-1">
      <p>
        {title} <Ago at={at} className="text-small text-muted" />
      </p>
      {children}
    </div>
  </li>
)

/** A text that somebody wrote. */
export const Quotation = ({ children, isOurs = false }: { children: string; isOurs?: boolean }) => (
  <blockquote
    className={`max-w-prose border-l-4 px-4 py-3 wrap-anywhere whitespace-pre-line ${isOurs ? 'border-edge bg-sunken' : 'border-leaf bg-ground'}`}
  >
    {children}
  </blockquote>
)

interface TimelineProps {
  /** The id of the inquiry. */
  id: string
  timeline: readonly TimelineEntry[]
}

/** The timeline entries, newest first: who, what, when. */
export const Timeline = ({ id, timeline }: TimelineProps) =>
  actionsOf(timeline, useCompany())
    .toReversed()
    .map(({ entry, action }) => (
      <TimelineItem
        key={entry._id}
        icon={iconOf(entry)}
        at={entry.at}
        title={
          <>
            <span className="font-[560]">{whoOf(entry)}</span> {action}
          </>
        }
      >
        {entry.what === 'note' && <Quotation isOurs>{entry.text}</Quotation>}
        {entry.what === 'message' && <Quotation>{entry.text}</Quotation>}
        {entry.what === 'call' && entry.text && (
          <p className="max-w-prose text-muted wrap-anywhere whitespace-pre-line">{entry.text}</p>
        )}
        {entry.what === 'reply' && (
          <Disclosure summary={entry.subject || 'Its words are deleted'} open>
            <Quotation isOurs>{entry.text}</Quotation>
          </Disclosure>
        )}
        {entry.attachments && <FileLinks route={attachmentFile.ofInquiry} id={id} files={entry.attachments} />}
        {entry.delivery && <Delivery id={id} entry={entry} delivery={entry.delivery} />}
      </TimelineItem>
    ))
