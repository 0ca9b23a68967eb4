import type { ReactNode } from 'react'
import { DeleteButton } from '../../../shared/delete-button.tsx'
import { formatDateTime } from '../../../shared/format-date.ts'

export interface InquiryBodyProps {
  createdAt: string
  comment: string
  /** Shown after the date. */
  remark?: ReactNode
  /** The inquiry's name in a sentence: `the request of 20 November 2026 at 10:00`. */
  name: string
  busy: boolean
  onDelete: () => void
}

/** The date and text of an inquiry; `badges` show its state, `children` the actions and the timeline. */
export const InquiryBody = ({
  createdAt,
  comment,
  remark,
  name,
  busy,
  onDelete,
  badges,
  children,
}: InquiryBodyProps & { badges: ReactNode; children: ReactNode }) => (
  <div className="mt-4 border-l-4 border-leaf bg-ground pt-3 pr-3 pb-2 pl-5">
    <div className="flex items-start justify-between gap-4">
      <div className="flex min-h-touch flex-wrap items-center gap-x-4 gap-y-1">
        {badges}
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
    {children}
  </div>
)
