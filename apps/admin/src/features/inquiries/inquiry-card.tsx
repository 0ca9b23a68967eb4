import { InquiryBody, type InquiryBodyProps } from './timeline/inquiry-body.tsx'
import { Assignee } from './assignee/assignee.tsx'
import type { InquiryRoutes, InquiryRow } from './inquiry.ts'
import { TimelineAndNotes } from './timeline/timeline-and-notes.tsx'
import { Disclosure } from './timeline/disclosure.tsx'
import { StateBadges } from './state/state-badges.tsx'
import { Steps } from './state/steps.tsx'
import { useInquiry } from './use-inquiry.ts'

interface InquiryCardProps extends Omit<InquiryBodyProps, 'createdAt' | 'comment'> {
  routes: InquiryRoutes
  /** The row of the list, shown until the inquiry with its timeline is loaded. */
  row: InquiryRow & { comment: string }
  /** It is deleted or being deleted: it is not read any more. */
  isDeleted: boolean
  /** Opens the timeline. */
  open: boolean
}

/** An inquiry: its text, state, assignee, next steps and timeline. */
export function InquiryCard({ routes, row, isDeleted, open, ...body }: InquiryCardProps) {
  const inquiry = useInquiry(routes, row._id, !isDeleted)
  const { data } = inquiry
  const now = data?.item ?? row
  const count = data?.item.timeline.length ?? 0
  return (
    <InquiryBody createdAt={row.createdAt} comment={row.comment} badges={<StateBadges row={now} />} {...body}>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line py-2">
        <Assignee routes={routes} row={now} etag={data?.etag} />
        <div className="flex flex-wrap gap-2">
          <Steps routes={routes} row={now} etag={data?.etag} name={body.name} />
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
        <TimelineAndNotes routes={routes} id={row._id} inquiry={inquiry} />
      </Disclosure>
    </InquiryBody>
  )
}
