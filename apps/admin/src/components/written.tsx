import type { ReactNode } from 'react'
import { DeleteButton } from './delete-button.tsx'
import { moment } from './moment.ts'

interface WrittenProps {
  createdAt: string
  comment: string
  /** Behind the date. */
  remark?: ReactNode
  /** What it is called in a sentence: `the request of 20 November 2026 at 10:00`. */
  name: string
  busy: boolean
  onDelete: () => void
}

/** What somebody wrote to us, and when. */
export const Written = ({ createdAt, comment, remark, name, busy, onDelete }: WrittenProps) => (
  <div className="mt-4 border-l-4 border-leaf bg-ground py-3 pr-3 pl-5">
    <div className="flex items-center justify-between gap-4">
      <p className="text-small text-muted">
        <time dateTime={createdAt}>{moment(createdAt)}</time>
        {remark}
      </p>
      <DeleteButton name={name} busy={busy} onDelete={onDelete} />
    </div>
    <blockquote className="max-w-prose pb-1 whitespace-pre-line">
      {comment || <span className="text-muted">No comment</span>}
    </blockquote>
  </div>
)
