import type { RequestRow } from '@energy/contracts/inquiries/requests'
import { Link } from 'react-router-dom'
import { titleOf } from './request-view.tsx'
import { StageBand, stageNames } from './stages.tsx'
import { isPast, useTimes } from './use-times.ts'

/** How many requests there are, and how many of them wait for us. */
function countOf(requests: readonly RequestRow[]) {
  const waiting = requests.filter(({ dueAt }) => dueAt).length
  const all = requests.length === 1 ? '1 request' : `${requests.length} requests`
  if (waiting === 0) return all
  if (requests.length === 1) return `${all}, which waits for us`
  return `${all}, ${waiting} of them ${waiting === 1 ? 'waits' : 'wait'} for us`
}

interface RequestListProps {
  requests: readonly RequestRow[]
  /** The id of the one beside the list. */
  shown: string
  /** Whether the user has opened it. */
  isChosen: boolean
}

export function RequestList({ requests, shown, isChosen }: RequestListProps) {
  const { near, day } = useTimes()
  const toldOf = ({ dueAt, answeredAt, closedAt }: RequestRow) => {
    if (dueAt) return isPast(dueAt) ? 'We are late with our answer' : `You hear from us by ${near(dueAt)}`
    if (closedAt) return `Closed on ${day(closedAt)}`
    return answeredAt && `Answered on ${day(answeredAt)}`
  }
  return (
    <>
      <p className="mb-3 text-ui/[1.45] text-muted">{countOf(requests)}</p>
      <ul className="border-b border-line">
        {requests.map((request) => {
          const { _id: id, number, createdAt, stage } = request
          const isShown = id === shown
          return (
            <li key={id}>
              <Link
                className={`grid gap-0.5 border-t border-line py-4.5 pr-4 pl-5 tabular-nums [overflow-wrap:anywhere] hover:bg-sunken ${isShown ? 'lg:bg-tint lg:shadow-[inset_4px_0_0_var(--color-link)]' : ''}`}
                to={`/profile/requests/${id}`}
                aria-current={isShown && isChosen ? 'page' : undefined}
              >
                <b className="leading-[1.35] font-semibold">{titleOf(request)}</b>
                <small className="text-small text-muted">
                  {number}, sent {day(createdAt)}
                </small>
                <span className="my-2 block">
                  <StageBand stage={stage} />
                </span>
                <span className="flex flex-wrap gap-x-2.5 text-ui/[1.4] text-muted">
                  <b className="font-[580] text-ink">{stageNames[stage]}</b>
                  {toldOf(request)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
