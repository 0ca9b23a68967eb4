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
import { errorsOf, withLabel, type Errors } from '../../../shared/form/field-errors.ts'
import { versionedQuery, type Versioned } from '../../../shared/versioned.ts'
import type { InquiryRoutes } from '../inquiry.ts'
import { templateSubject, templateText, type AnswerableInquiry } from './reply-template.ts'
import { useDraft } from '../use-draft.ts'

/** A reply that is not sent yet, with the version of the inquiry that it was started from. */
export interface ReplyDraft extends Draft, NewReply {
  etag: string
  /** The number of timeline entries in that version. */
  seen: number
}

/** The form name of a reply's draft. */
export const draftOfReply = (routes: InquiryRoutes, id: string) => `reply ${routes.list.url}/${id}`

export interface ReplyOptions {
  routes: InquiryRoutes
  /** The kind of inquiry in a sentence: `request`. */
  thing: string
  inquiry: AnswerableInquiry
  /** The newest version of the inquiry that was read. */
  latest: Versioned<{ timeline: readonly TimelineEntry[] }>
  onClose: () => void
  /** Called when a discarded reply is restored. */
  onRestore: () => void
}

/** Milliseconds in which a discarded reply can be restored. */
const UNDO = 10_000
const nothingWritten = [{ path: '/text', message: 'Write your answer between the greeting and the quotation.' }]
const noErrors: Errors = {}

/** State and actions of the reply form. */
export function useReply({ routes, thing, inquiry, latest, onClose, onRestore }: ReplyOptions) {
  const { _id: id } = inquiry
  const call = useCall()
  const queryClient = useQueryClient()
  const send = useSend(routes.reply)
  const attempt = useAttempt()
  const { stored, save, drop } = useDraft<ReplyDraft>(draftOfReply(routes, id))
  const { timeline } = latest.item
  const [template] = useState(() => ({
    subject: templateSubject(thing, inquiry, timeline),
    text: templateText(inquiry),
  }))
  const typed = useRef<NewReply>(stored ?? template)
  const [base, setBase] = useState({ etag: stored?.etag ?? latest.etag, seen: stored?.seen ?? timeline.length })
  const [errors, setErrors] = useState(noErrors)
  const [summary, setSummary] = useFormErrors()
  // The number of attempts to send a reply to an outdated version.
  const [outdatedSends, setOutdatedSends] = useState(0)

  const saveTyped = (begunAt = base) => save({ ...typed.current, ...begunAt, savedAt: new Date().toISOString() })
  const showErrors = (form: HTMLFormElement, found: ReturnType<typeof errorsOf>) => {
    const fieldErrors = found.map((error) => withLabel(form, error))
    setErrors(Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message])))
    setSummary(fieldErrors.map(({ message, field }) => ({ message, ...field })))
  }
  const isOutdated = base.etag !== latest.etag && !send.isPending

  return {
    initial: stored ?? template,
    errors,
    summary,
    outdatedSends,
    busy: send.isPending,
    /** The timeline entries of others since the reply was started; shown before it is sent. */
    newEntries: isOutdated ? timeline.slice(base.seen) : [],
    write(change: Partial<NewReply>) {
      typed.current = { ...typed.current, ...change }
      setErrors(noErrors)
      saveTyped()
    },
    /** @param version the ETag of the answered version; the one that the reply was started from by default */
    async send(form: HTMLFormElement, version = base.etag) {
      if (send.isPending) return
      setErrors(noErrors)
      setSummary([])
      if (version !== latest.etag) return setOutdatedSends(outdatedSends + 1)
      const { subject, text } = typed.current
      if (text.trim() === template.text.trim()) return showErrors(form, nothingWritten)
      const body = { subject, text }
      const headers = { 'if-match': version, 'idempotency-key': attempt.keyOf(body) }
      try {
        await send.mutateAsync({ params: { id }, headers, body })
      } catch (cause) {
        if (!(cause instanceof CallError) || cause.status !== 412) return showErrors(form, errorsOf(cause))
        await queryClient
          .fetchQuery(versionedQuery(call, routes.read, id))
          .catch((readError: unknown) => showErrors(form, errorsOf(readError)))
        return setOutdatedSends(outdatedSends + 1)
      }
      drop()
      onClose()
      return notice('The reply is on its way.')
    },
    /** Accepts the newest version as the base of the reply. */
    continueWriting() {
      const newBase = { etag: latest.etag, seen: timeline.length }
      setBase(newBase)
      saveTyped(newBase)
    },
    discard() {
      const { current } = typed
      drop()
      onClose()
      const run = () => {
        save({ ...current, ...base, savedAt: new Date().toISOString() })
        onRestore()
      }
      void notice('Reply discarded.', { timer: UNDO, action: { label: 'Undo', run } })
    },
  }
}
