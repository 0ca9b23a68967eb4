import type { OwnRequest } from '@energy/contracts/inquiries/requests'
import { useEffect, useRef, useState } from 'react'
import { answerId, usePosted } from '../../../shared/form/posted.ts'
import type { Download } from './files.tsx'
import { Note } from './note.tsx'
import { Stages } from './stages.tsx'
import { Thread } from './thread.tsx'
import { isPast, useTimes } from './use-times.ts'
import { WriteBack, type WriteBackProps } from './write-back.tsx'

/** What a request is called: its first sentence, or the item that it is about. */
export const titleOf = ({ title, item, number }: Pick<OwnRequest, 'title' | 'item' | 'number'>) =>
  title || item || `Request ${number}`

/** What comes next, in a sentence. */
function Outlook({ request: { stage, assignee, dueAt, closedAt } }: { request: OwnRequest }) {
  const { near, day, clock } = useTimes()
  if (stage === 'answered') return 'Answered. Write back if anything is open; otherwise there is nothing to do.'
  if (stage === 'closed') return `Closed on ${day(closedAt)}. Writing back opens it again.`
  const isLate = isPast(dueAt)
  return (
    <>
      {assignee ? `${assignee} reads what you wrote.` : 'Somebody who knows the subject reads what you wrote.'}{' '}
      {isLate ? 'You should have heard from us by' : 'You hear from us by'} <b className="font-[620]">{near(dueAt)}</b>,{' '}
      {clock(dueAt)}
      {isLate ? '. We are sorry that it takes longer.' : '.'}
    </>
  )
}

/** Confirms that what was written back has come. */
function Received({ dueAt, takesFocus }: { dueAt: string; takesFocus: boolean }) {
  const { near } = useTimes()
  const note = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    note.current?.scrollIntoView({ block: 'center' })
    note.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className="mt-6">
      <Note ref={note} id={answerId('message')}>
        We have what you wrote.{dueAt && ` You hear from us by ${near(dueAt)}.`}
      </Note>
    </div>
  )
}

interface RequestViewProps extends Pick<WriteBackProps, 'send'> {
  download: Download
  request: OwnRequest
  /** The level of its heading. */
  level: 1 | 2
}

/** A request as its sender sees it, with the form to write back. */
export function RequestView({ request, level, send, download }: RequestViewProps) {
  const { moment } = useTimes()
  const posted = usePosted('message')
  const [sent, setSent] = useState(posted && !posted.values ? 'posted' : '')
  const Heading = `h${level}` as const
  const { _id: id, number, createdAt, dueAt, timeline } = request
  return (
    <article className="min-w-0">
      <p className="mb-2 text-muted tabular-nums">
        Request {number}, sent {moment(createdAt)}
      </p>
      <Heading className="text-h2 [overflow-wrap:anywhere]">{titleOf(request)}</Heading>
      {sent && <Received key={sent} dueAt={dueAt} takesFocus={sent !== 'posted'} />}
      <Stages request={request} />
      <p className="mt-5 max-w-(--container-prose)">
        <Outlook request={request} />
      </p>
      <Thread request={request} download={download} />
      <WriteBack
        level={level === 1 ? 2 : 3}
        id={id}
        after={timeline.at(-1)?._id ?? ''}
        send={send}
        onSent={() => setSent(`${timeline.length}`)}
      />
    </article>
  )
}
