import type { TimelineEntry } from '@energy/contracts/inquiries/inquiry'
import { Button } from '@energy/ui/button'
import { useEffect, useRef } from 'react'
import { agoOf } from '../timeline/ago.tsx'
import type { InquiryRoutes } from '../inquiry.ts'
import { whoOf } from '../timeline/entry-words.ts'
import { Timeline } from '../timeline/timeline.tsx'

interface AnsweredMeanwhileProps {
  routes: InquiryRoutes
  /** Of the request. */
  id: string
  /** What was done since the reply was begun; at least one. */
  since: readonly TimelineEntry[]
  /** How often somebody wanted to send all the same: each time it takes the focus. */
  late: number
  onSend: () => void
  onGoOn: () => void
  onDiscard: () => void
}

const headingOf = (since: readonly TimelineEntry[]) => {
  const answer = since.findLast(({ what }) => what === 'reply' || what === 'call')
  const entry = answer ?? since.at(-1)
  if (!entry) return ''
  const action = answer?.what === 'call' ? 'called' : answer ? 'answered this' : 'worked on this'
  return `${whoOf(entry)} ${action} ${agoOf(entry.at)}`
}

/** Says that somebody else was quicker, before anything is sent, and lets whoever writes decide. */
export function AnsweredMeanwhile({ routes, id, since, late, onSend, onGoOn, onDiscard }: AnsweredMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (late > 0) box.current?.focus()
  }, [late])
  return (
    <div className="form-errors" role="alert" tabIndex={-1} ref={box}>
      <h3 className="text-[1.0625rem] leading-normal">{headingOf(since)}</h3>
      <p className="mt-1 mb-4">Your reply is not sent. This was done since you began it:</p>
      <Timeline routes={routes} id={id} timeline={since} />
      <div className="mt-5 flex flex-wrap gap-3 max-sm:[&>*]:flex-1">
        <Button look="line" small onClick={onGoOn}>
          Keep writing
        </Button>
        <Button look="line" small onClick={onSend}>
          Send anyway
        </Button>
        <Button look="danger" small onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  )
}
