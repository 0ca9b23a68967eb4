import { CallError } from '@energy/client/call-error'
import { useAttempt } from '@energy/client/use-attempt'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import type { TimelineEntry, NewReply } from '@energy/contracts/inquiries/inquiry'
import { useFormErrors } from '@energy/ui/form-errors'
import { notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Draft } from '../../../shared/form/drafts.ts'
import { faultsOf, inWordsOf, type Errors } from '../../../shared/form/field-errors.ts'
import { versioned, type VersionOf } from '../../../shared/versioned.ts'
import type { InquiryRoutes } from '../inquiry.ts'
import { begunSubject, begunText, type Letter } from './letter.ts'
import { useDraft } from '../use-draft.ts'

/** A reply that is not sent yet, and what had been done before it was begun. */
export interface ReplyDraft extends Draft, NewReply {
  etag: string
  /** The number of entries of the timeline. */
  seen: number
}

/** Names the draft of a reply. */
export const draftOfReply = (routes: InquiryRoutes, id: string) => `reply ${routes.list.url}/${id}`

export interface ReplyOptions {
  routes: InquiryRoutes
  /** What is answered, in a word: `request`. */
  thing: string
  letter: Letter
  /** The newest that is known of it. */
  now: VersionOf<{ timeline: readonly TimelineEntry[] }>
  onClose: () => void
  /** What was discarded is wanted after all. */
  onBack: () => void
}

/** Milliseconds in which a reply that was discarded can be had back. */
const UNDO = 10_000
const nothingWritten = [{ path: '/text', message: 'Write your answer between the greeting and the quotation.' }]
const noErrors: Errors = {}

/** What the form of a reply knows and does, apart from how it looks. */
export function useReply({ routes, thing, letter, now, onClose, onBack }: ReplyOptions) {
  const { _id: id } = letter
  const call = useCall()
  const answers = useQueryClient()
  const send = useSend(routes.reply)
  const attempt = useAttempt()
  const { first, keep, drop } = useDraft<ReplyDraft>(draftOfReply(routes, id))
  const { timeline } = now.item
  const [fresh] = useState(() => ({ subject: begunSubject(thing, letter, timeline), text: begunText(letter) }))
  const typed = useRef<NewReply>(first ?? fresh)
  const [base, setBase] = useState({ etag: first?.etag ?? now.etag, seen: first?.seen ?? timeline.length })
  const [errors, setErrors] = useState(noErrors)
  const [summary, setSummary] = useFormErrors()
  // How often somebody wanted to send who was too late.
  const [late, setLate] = useState(0)

  const hold = (begunAt = base) => keep({ ...typed.current, ...begunAt, savedAt: new Date().toISOString() })
  const tell = (form: HTMLFormElement, found: ReturnType<typeof faultsOf>) => {
    const faults = found.map((fault) => inWordsOf(form, fault))
    setErrors(Object.fromEntries(faults.map(({ path, message }) => [path, message])))
    setSummary(faults.map(({ message, field }) => ({ message, ...field })))
  }
  const isLate = base.etag !== now.etag && !send.isPending

  return {
    begun: first ?? fresh,
    errors,
    summary,
    late,
    busy: send.isPending,
    /** What others did since the reply was begun: whoever sends it is told before. */
    since: isLate ? timeline.slice(base.seen) : [],
    write(change: Partial<NewReply>) {
      typed.current = { ...typed.current, ...change }
      setErrors(noErrors)
      hold()
    },
    /** @param version that the reply is an answer to: the one it was begun from, unless somebody knows better */
    async send(form: HTMLFormElement, version = base.etag) {
      if (send.isPending) return
      setErrors(noErrors)
      setSummary([])
      if (version !== now.etag) return setLate(late + 1)
      const { subject, text } = typed.current
      if (text.trim() === fresh.text.trim()) return tell(form, nothingWritten)
      const body = { subject, text }
      const headers = { 'if-match': version, 'idempotency-key': attempt.keyOf(body) }
      try {
        await send.mutateAsync({ params: { id }, headers, body })
      } catch (cause) {
        if (!(cause instanceof CallError) || cause.status !== 412) return tell(form, faultsOf(cause))
        await answers
          .fetchQuery(versioned(call, routes.read, id))
          .catch((failed: unknown) => tell(form, faultsOf(failed)))
        return setLate(late + 1)
      }
      drop()
      onClose()
      return notice('The reply is on its way.')
    },
    /** Goes on writing, knowing what was done. */
    goOn() {
      const known = { etag: now.etag, seen: timeline.length }
      setBase(known)
      hold(known)
    },
    discard() {
      const { current } = typed
      drop()
      onClose()
      const run = () => {
        keep({ ...current, ...base, savedAt: new Date().toISOString() })
        onBack()
      }
      void notice('Reply discarded.', { timer: UNDO, action: { label: 'Undo', run } })
    },
  }
}
