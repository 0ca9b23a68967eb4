import { CallError } from '@energy/client/call-error'
import { useIdempotencyKey } from '@energy/client/use-idempotency-key'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import type { TimelineEntry, NewReply } from '@energy/contracts/inquiries/inquiry'
import { notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft, type Draft } from '../../../shared/form/drafts.ts'
import { useSubmitErrors } from '../../../shared/form/form-errors.ts'
import { versionedQuery, type Versioned } from '../../../shared/versioned.ts'
import type { InquiryRoutes } from '../inquiry.ts'
import { templateSubject, templateText, type AnswerableInquiry } from './reply-template.ts'

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

/** State and actions of the reply form. */
export function useReply({ routes, thing, inquiry, latest, onClose, onRestore }: ReplyOptions) {
  const { _id: id } = inquiry
  const call = useCall()
  const queryClient = useQueryClient()
  const { mutateAsync } = useSend(routes.reply)
  const idempotencyKey = useIdempotencyKey()
  const { stored, save, drop } = useDraft<ReplyDraft>(draftOfReply(routes, id))
  const { timeline } = latest.item
  const [template] = useState(() => ({
    subject: templateSubject(thing, inquiry, timeline),
    text: templateText(inquiry),
  }))
  const { subject, text } = stored ?? template
  const form = useForm<NewReply>({ defaultValues: { subject, text } })
  const { summary, busy, submit, showFailure, clear } = useSubmitErrors(form)
  const [base, setBase] = useState({ etag: stored?.etag ?? latest.etag, seen: stored?.seen ?? timeline.length })
  // The number of attempts to send a reply to an outdated version.
  const [outdatedSends, setOutdatedSends] = useState(0)

  const saveDraft = (typed = form.getValues(), begunAt = base) =>
    save({ ...typed, ...begunAt, savedAt: new Date().toISOString() })
  const isOutdated = base.etag !== latest.etag && !busy

  const send = async (body: NewReply, version: string) => {
    const headers = { 'if-match': version, 'idempotency-key': idempotencyKey.of(body) }
    try {
      await mutateAsync({ params: { id }, headers, body })
    } catch (cause) {
      if (!(cause instanceof CallError) || cause.status !== 412) return showFailure(cause)
      await queryClient.fetchQuery(versionedQuery(call, routes.read, id)).catch(showFailure)
      return setOutdatedSends(outdatedSends + 1)
    }
    drop()
    onClose()
    return notice('The reply is on its way.')
  }

  return {
    form,
    summary,
    outdatedSends,
    busy,
    /** The timeline entries of others since the reply was started; shown before it is sent. */
    newEntries: isOutdated ? timeline.slice(base.seen) : [],
    /** The rule of the text. */
    isWritten: (typed: string) =>
      typed.trim() !== template.text.trim() || 'Write your answer between the greeting and the quotation.',
    /** Call on each change. */
    saveDraft: () => saveDraft(),
    /** @param version the ETag of the answered version; the one that the reply was started from by default */
    submit(version = base.etag) {
      if (version === latest.etag) return submit((typed) => send(typed, version))
      clear()
      setOutdatedSends(outdatedSends + 1)
    },
    /** Accepts the newest version as the base of the reply. */
    continueWriting() {
      const newBase = { etag: latest.etag, seen: timeline.length }
      setBase(newBase)
      saveDraft(form.getValues(), newBase)
    },
    discard() {
      const typed = form.getValues()
      drop()
      onClose()
      const run = () => {
        saveDraft(typed)
        onRestore()
      }
      void notice('Reply discarded.', { timer: UNDO, action: { label: 'Undo', run } })
    },
  }
}
