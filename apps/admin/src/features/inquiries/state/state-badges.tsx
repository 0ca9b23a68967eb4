import { AlarmClock } from 'lucide-react'
import { Ago } from '../timeline/ago.tsx'
import { isOverdue, type InquiryRow } from '../inquiry.ts'
import { stateWords } from './state-words.ts'

const badge = 'inline-flex items-center gap-1.5 rounded-control px-2 py-0.5 text-small font-[560]'
const Icon = ({ of: Drawing }: { of: typeof AlarmClock }) => (
  <Drawing className="size-3.5 flex-none" strokeWidth={2} aria-hidden="true" />
)

/** The state of an inquiry, and its age. */
export function StateBadges({ row }: { row: InquiryRow }) {
  const { name, icon } = stateWords[row.state]
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span
        className={`${badge} ${row.state === 'new' ? 'text-(--color-link) shadow-[inset_0_0_0_1.5px_currentColor]' : 'bg-tint'}`}
      >
        <Icon of={icon} />
        {name}
      </span>
      {isOverdue(row) && (
        <span className={`${badge} bg-danger-tint text-danger`}>
          <Icon of={AlarmClock} />
          Overdue
        </span>
      )}
      <Ago at={row.createdAt} className="text-small text-muted" />
    </p>
  )
}

interface RowStatusProps {
  row: InquiryRow
  /** The number of the person's inquiries that are not closed, including this one. */
  open?: number
}

/** The state and the age in a row of the list, shorter. */
export function RowStatus({ row, open = 0 }: RowStatusProps) {
  const { name, icon } = stateWords[row.state]
  const overdue = isOverdue(row)
  const look = overdue ? 'text-danger' : row.state === 'new' ? 'text-(--color-link)' : 'text-muted'
  return (
    <span className="mt-0.5 flex items-center gap-1.5 truncate text-small text-muted">
      <span className={`inline-flex items-center gap-1.5 font-[560] ${look}`}>
        <Icon of={overdue ? AlarmClock : icon} />
        {overdue ? 'Overdue' : name}
      </span>
      <Ago at={row.createdAt} />
      {open > 1 && <span className="font-[560] whitespace-nowrap">{`${open} open`}</span>}
    </span>
  )
}
