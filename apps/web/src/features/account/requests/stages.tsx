import { STAGES, type RequestRow, type Stage } from '@energy/contracts/inquiries/requests'
import { useTimes } from './use-times.ts'

export const stageNames: Record<Stage, string> = {
  received: 'Received',
  assigned: 'Assigned',
  answered: 'Answered',
  closed: 'Closed',
}

/** A band of four equal parts, as long as the request has got. Its end has a stop. */
export const StageBand = ({ stage, large = false }: { stage: Stage; large?: boolean }) => (
  <span className={`stage-band ${large ? 'large' : ''}`} aria-hidden="true">
    {STAGES.map((each, index) => (
      <i key={each} className={index <= STAGES.indexOf(stage) ? 'done' : undefined} />
    ))}
    {stage === 'closed' && <em />}
  </span>
)

/** The band of a request above the names of its stages. */
export function Stages({ request }: { request: RequestRow }) {
  const { near, day } = useTimes()
  const { stage, createdAt, assignee, answeredAt, closedAt } = request
  const details: Record<Stage, string> = {
    received: near(createdAt),
    assigned: assignee && stage === 'assigned' ? `${assignee} has it` : assignee,
    answered: answeredAt && near(answeredAt),
    closed: closedAt && day(closedAt),
  }
  return (
    <div className="mt-7">
      <StageBand stage={stage} large />
      <ol className="mt-2.5 grid grid-cols-4 text-ui/[1.4]">
        {STAGES.map((each, index) => {
          const isNow = each === stage
          return (
            <li
              key={each}
              className={`pr-2 ${index > STAGES.indexOf(stage) ? 'text-muted' : ''}`}
              aria-current={isNow ? 'step' : undefined}
            >
              <b className={isNow ? 'font-[640]' : 'font-medium'}>{stageNames[each]}</b>
              {details[each] && (
                <span className={`block text-small text-muted tabular-nums ${isNow ? '' : 'max-md:hidden'}`}>
                  {details[each]}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
