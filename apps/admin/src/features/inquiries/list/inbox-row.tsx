import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import { CornerDownRight, Paperclip } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useClock } from '../../../shared/company/use-clock.ts'
import { Initials } from '../../../shared/people/initials.tsx'
import { aboutOf, businessOf, formWords, isOverdue, nameOf } from '../inquiry.ts'
import { WaitingSince } from './waiting-since.tsx'

interface InboxRowProps {
  row: InboxRow
  /** Its place in the list, from 0. */
  index: number
  href: string
  /** It is read, or the keys have reached it. */
  isCurrent: boolean
  hasFocus: boolean
  isChecked: boolean
  /** @param isRange with the rows since the one that was checked before */
  onCheck: (id: string, isRange: boolean) => void
  measure: (row: HTMLTableRowElement | null) => void
  /** When the list was read: the row is rendered then, as its words for times depend on the day. */
  readAt: number
}

/** An inquiry in the table. On a phone it is a block. A key that opens another one renders the rows that change alone. */
export const InboxTableRow = memo(function InboxTableRow({
  row,
  index,
  href,
  isCurrent,
  hasFocus,
  isChecked,
  onCheck,
  measure,
}: InboxRowProps) {
  const name = nameOf(row)
  const about = aboutOf(row)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (hasFocus) link.current?.focus({ preventScroll: true })
  }, [hasFocus])
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      className={`inbox-row ${isChecked ? 'is-checked' : ''}`}
    >
      <td className="cell-check">
        <label className="check-cell">
          <input
            type="checkbox"
            aria-label={`Select ${name}, ${about}`}
            checked={isChecked}
            onChange={({ nativeEvent }) => onCheck(row._id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
        </label>
      </td>
      <td className="cell-since">
        <WaitingSince row={row} />
      </td>
      <td className="cell-who">
        <Initials name={name} id={row.email || row._id} />
        <span className="min-w-0">
          <b>{name}</b>
          <small>{businessOf(row)}</small>
        </span>
      </td>
      <td className="cell-about">
        <b>
          <Link ref={link} to={href}>
            {about}
          </Link>
        </b>
        <small className="about-form">{row.wroteBack ? 'Wrote back' : formWords[row.form].form}</small>
        <MessageLine row={row} className="about-line" />
      </td>
      <td className="cell-line">
        <MessageLine row={row} />
      </td>
      <td className="cell-due">
        <Due row={row} />
      </td>
      <td className="cell-assignee">
        <Initials name={row.assignee.username} className="size-7.5 text-small" />
        <span className={row.assignee.username ? '' : 'text-muted'}>{row.assignee.username || 'Nobody'}</span>
      </td>
    </tr>
  )
})

const MessageLine = ({ row, className = '' }: { row: InboxRow; className?: string }) => (
  <small className={className}>
    {row.wroteBack && (
      <>
        <CornerDownRight className="mr-1 inline size-3.5 align-[-0.125rem]" aria-hidden="true" />
        <span className="sr-only">Wrote back. </span>
      </>
    )}
    {row.attachments > 0 && (
      <>
        <Paperclip className="mr-1 inline size-3.5 align-[-0.125rem]" aria-hidden="true" />
        <span className="sr-only">{row.attachments === 1 ? '1 file. ' : `${row.attachments} files. `}</span>
      </>
    )}
    {row.line}
  </small>
)

/** When an answer was due of one that is overdue, and the follow-up; else when it is due, or the state of one that is answered. */
function Due({ row }: { row: InboxRow }) {
  const { words } = useClock()
  const { state, dueAt, followUpAt } = row
  if (isOverdue(row))
    return (
      <>
        <span className="text-danger font-[580]">
          {words(dueAt)}
          <small>Overdue</small>
        </span>
        {followUpAt && (
          <>
            <small>Follow-up</small>
            <small>{words(followUpAt)}</small>
          </>
        )}
      </>
    )
  if (followUpAt)
    return (
      <>
        {words(followUpAt)}
        <small>Follow-up</small>
      </>
    )
  if (state === 'closed') return <span className="text-muted">Closed</span>
  if (state === 'contacted') return <span className="text-muted">Contacted</span>
  return words(dueAt)
}
