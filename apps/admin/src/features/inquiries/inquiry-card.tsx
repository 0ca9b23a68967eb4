import type { ReactNode } from 'react'
import { DeleteButton } from '../../shared/delete-button.tsx'
import { formatDateTime } from '../../shared/format-date.ts'
import { InlineLoadError, LoadingText } from '../../shared/loaded.tsx'
import { Assignee } from './assignee.tsx'
import type { InquiryRoutes, InquiryRow } from './inquiry.ts'
import { StateBadges } from './state/state-badges.tsx'
import { Steps } from './state/steps.tsx'
import { Disclosure } from './timeline/disclosure.tsx'
import { NoteForm } from './timeline/note-form.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { useInquiry } from './use-inquiry.ts'

interface InquiryCardProps {
  routes: InquiryRoutes
  /** The row of the list, shown until the inquiry with its timeline is loaded. */
  row: InquiryRow & { comment: string }
  /** The inquiry's name in a sentence: `the request of 20 November 2026 at 10:00`. */
  name: string
  /** Shown after the date. */
  remark?: ReactNode
  /** Opens the timeline. */
  open: boolean
  busy: boolean
  /** It is deleted or being deleted: it is not read any more. */
  isDeleted: boolean
  onDelete: () => void
}

/** An inquiry: its text, state, assignee, next steps and timeline. */
export function InquiryCard({ routes, row, name, remark, open, busy, isDeleted, onDelete }: InquiryCardProps) {
  const { _id: id, createdAt, comment } = row
  const inquiry = useInquiry(routes, id, !isDeleted)
  const { item, etag } = inquiry.data ?? {}
  const now = item ?? row
  const count = item?.timeline.length ?? 0
  return (
    <div className="mt-4 border-l-4 border-leaf bg-ground pt-3 pr-3 pb-2 pl-5">
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-h-touch flex-wrap items-center gap-x-4 gap-y-1">
          <StateBadges row={now} />
          <p className="text-small text-muted">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            {remark}
          </p>
        </div>
        <DeleteButton name={name} busy={busy} onDelete={onDelete} />
      </div>
      <blockquote className="max-w-prose pt-2 pb-3 whitespace-pre-line">
        {comment || <span className="text-muted">No comment</span>}
      </blockquote>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line py-2">
        <Assignee routes={routes} row={now} etag={etag} />
        <div className="flex flex-wrap gap-2">
          <Steps routes={routes} row={now} etag={etag} name={name} />
        </div>
      </div>
      <Disclosure
        open={open}
        summary={
          <>
            Timeline and notes
            {count > 0 && <span className="ml-2 font-[450] text-muted tabular-nums">{count}</span>}
          </>
        }
      >
        <div className="grid gap-6 pt-2 pb-3">
          <LoadedTimeline routes={routes} id={id} inquiry={inquiry} />
          <NoteForm routes={routes} id={id} />
        </div>
      </Disclosure>
    </div>
  )
}

interface LoadedTimelineProps {
  routes: InquiryRoutes
  id: string
  inquiry: ReturnType<typeof useInquiry>
}

function LoadedTimeline({ routes, id, inquiry: { data, isError, refetch } }: LoadedTimelineProps) {
  if (data?.item.timeline.length === 0) return <p className="text-muted">Nothing has been done about it yet.</p>
  if (data) return <Timeline routes={routes} id={id} timeline={data.item.timeline} />
  if (isError) return <InlineLoadError retry={refetch}>We could not load what was done about it.</InlineLoadError>
  return <LoadingText />
}
