import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { Button } from '@energy/ui/button'
import { useEffect, useRef } from 'react'
import { agoOf } from '../timeline/ago.tsx'
import { whoOf } from '../timeline/entry-words.ts'
import { Timeline } from '../timeline/timeline.tsx'

interface ReplyConflictProps {
  /** The id of the inquiry. */
  id: string
  /** The timeline entries since the reply was started; at least one. */
  newEntries: readonly TimelineEntry[]
  /** The number of attempts to send the outdated reply: each one focuses this box. */
  outdatedSends: number
  onSend: () => void
  onContinue: () => void
  onDiscard: () => void
}

const actions: Partial<Record<TimelineEntry['what'], string>> = {
  reply: 'answered this',
  call: 'called',
  message: 'wrote back',
}

const headingOf = (newEntries: readonly TimelineEntry[]) => {
  const entry = newEntries.findLast(({ what }) => what in actions) ?? newEntries.at(-1)
  return entry ? `${whoOf(entry)} ${actions[entry.what] ?? 'worked on this'} ${agoOf(entry.at)}` : ''
}

/** Shows what others did since the reply was started, before it is sent, and lets the user decide. */
export function ReplyConflict({ id, newEntries, outdatedSends, onSend, onContinue, onDiscard }: ReplyConflictProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outdatedSends > 0) box.current?.focus()
  }, [outdatedSends])
  return (
    <div className="form-errors" role="alert" tabIndex={-1} ref={box}>
      <h3 className="text-[1.0625rem] leading-normal">{headingOf(newEntries)}</h3>
      <p className="mt-1 mb-4">Your reply is not sent. This was done since you began it:</p>
      <ol className="grid gap-4">
        <Timeline id={id} timeline={newEntries} />
      </ol>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:[&>*]:flex-1">
        <Button look="line" small onClick={onContinue}>
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
