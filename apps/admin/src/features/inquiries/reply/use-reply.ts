import { CallError } from '@energy/client/call-error'
import { isValidText } from '@energy/client/is-valid-text'
import { useCall } from '@energy/client/use-call'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { NewReply, type TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFilesRefusal } from '../../../shared/attachments/use-files-refusal.ts'
import { useCompany } from '../../../shared/company/use-company.ts'
import { useDraft, type Draft } from '../../../shared/form/drafts.ts'
import { useSubmitErrors } from '../../../shared/form/form-errors.ts'
import { HOLD } from '../../../shared/actions/held-calls.ts'
import { sendOnce } from '../../../shared/actions/send-once.ts'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { versionedQuery } from '../../../shared/records/versioned.ts'
import { formWords, type OpenInquiry } from '../inquiry.ts'
import { useMe } from '../use-me.ts'
import { sinceBegun, versionOf, type BaseVersion } from './base-version.ts'
import { templateValues } from './templates/template-values.ts'
import { templateSubject, templateText } from './reply-template.ts'
import { useHeldReply } from './use-held-reply.ts'
import { useReplyFiles } from './use-reply-files.ts'

/** A reply that is not sent yet, with the version of the inquiry that it was started from. */
export interface ReplyDraft extends Draft, NewReply, BaseVersion {}

/** The form name of a reply's draft. */
export const draftOfReply = ({ _id, form }: Pick<OpenInquiry['item'], '_id' | 'form'>) => `reply /${form}/${_id}`

/** Whether the API takes what is typed. */
const isComplete = ({ subject, text }: NewReply) =>
  isValidText(NewReply.properties.subject, subject) && isValidText(NewReply.properties.text, text)

/** Whether an entry is a reply of these words: the API removes spaces at their ends. */
const isReply = ({ what, ...entry }: TimelineEntry, { subject, text }: NewReply) =>
  what === 'reply' && entry.subject === subject.trim() && entry.text === text.trim()

export interface ReplyOptions {
  /** The newest version of the inquiry that was read. */
  latest: OpenInquiry
  /** Called when the reply is sent, discarded or restored: the form starts anew. */
  onRestart: () => void
  /** Opens the next inquiry that waits. Returns the name of who sent it, `""` if there is none, undefined if none is loaded. */
  onNext: () => string | undefined
}

/** State and actions of the reply form. */
export function useReply({ latest, onRestart, onNext }: ReplyOptions) {
  const { item } = latest
  const { _id: id } = item
  const call = useCall()
  const queryClient = useQueryClient()
  const { mutateAsync } = useChange(inquiry.reply, inquiry.read, ({ timeline }, { body }) =>
    timeline.some((entry) => isReply(entry, body) && item.timeline.every(({ _id }) => _id !== entry._id)),
  )
  const { stored, save, drop } = useDraft<ReplyDraft>(draftOfReply(item))
  const company = useCompany()
  const me = useMe()
  const template = {
    subject: templateSubject(formWords[item.form].thing, item, company),
    text: templateText(item, company),
  }
  const [{ subject, text }] = useState(stored ?? template)
  const [begun, setBegun] = useState<BaseVersion | undefined>(stored)
  // Until something is written the template follows the newest version: its subject is that of the last reply.
  const form = useForm<NewReply>({ defaultValues: { subject, text }, ...(!begun && { values: template }) })
  const { summary, busy, submit, showFailure, clear } = useSubmitErrors(form)
  // The number of attempts to send a reply to an outdated version.
  const [outdatedSends, setOutdatedSends] = useState(0)
  const { base, entries } = sinceBegun(latest, begun, me)
  const hold = useHeldReply(item)
  const files = useReplyFiles(id)
  const { refusal, refuse } = useFilesRefusal(files)

  const saveDraft = (typed = form.getValues(), version = base) => {
    setBegun(version)
    save({ ...typed, ...version, savedAt: new Date().toISOString() })
  }
  const post = (typed: NewReply, version: string) => {
    const body = { ...typed, ...(files.ids.length > 0 && { attachments: files.ids }) }
    return sendOnce(`reply ${id}`, body, (headers) =>
      mutateAsync({ params: { id }, headers: { 'if-match': version, ...headers }, body }),
    )
  }
  const sent = () => {
    drop()
    files.clear()
  }

  const send = async (body: NewReply, version: string) => {
    try {
      await post(body, version)
    } catch (cause) {
      if (!(cause instanceof CallError) || cause.status !== 412) return showFailure(cause)
      await queryClient.fetchQuery(versionedQuery(call, inquiry.read, id)).catch(showFailure)
      return setOutdatedSends(outdatedSends + 1)
    }
    sent()
    onRestart()
    return notice('The reply is on its way.')
  }
  /** Sends a reply that was held. What its writer did meanwhile, such as closing the inquiry, leaves it as it is. */
  const sendHeld = async (body: NewReply) => {
    try {
      await post(body, base.etag)
    } catch (cause) {
      if (!(cause instanceof CallError) || cause.status !== 412) throw cause
      const newest = await queryClient.fetchQuery(versionedQuery(call, inquiry.read, id))
      const since = sinceBegun(newest, base, me)
      if (since.entries.length > 0) throw cause
      await post(body, since.base.etag)
    }
    sent()
  }
  const sendLater = async (body: NewReply, version: string) => {
    // What the API refuses is shown here, and not ten seconds later over another inquiry.
    if (!isComplete(body)) return send(body, version)
    saveDraft(body)
    hold(() => sendHeld(body), onNext())
  }
  const submitBy = (way: typeof send, version: string) => {
    if (refuse()) return
    if (version === latest.etag) return submit((typed) => way(typed, version))
    clear()
    setOutdatedSends(outdatedSends + 1)
  }

  return {
    form,
    summary,
    files: {
      ...files,
      /** Why the reply was not sent with its files as they are; `""` where it can be. */
      refusal,
      add(chosen: readonly File[]) {
        files.add(chosen)
        saveDraft()
      },
    },
    outdatedSends,
    busy,
    /** Whether a draft of it is stored. */
    isBegun: begun !== undefined,
    /** The timeline entries of others since the reply was started; shown before it is sent. */
    newEntries: busy ? [] : entries,
    /** The rule of the text. */
    isWritten: (typed: string) =>
      typed.trim() !== template.text.trim() || 'Write your answer between the greeting and the quotation.',
    /** What the placeholders of a template stand for. */
    templateValues: templateValues(item, company),
    /**
     * Whether nobody has written into a text: it is the initial one, or that of a template.
     * @param templates the filled texts of all templates
     */
    isUntouched: (typed: string, templates: readonly string[]) =>
      [template.text, ...templates].some((each) => each.trim() === typed.trim()),
    /** Call on each change. */
    saveDraft: () => saveDraft(),
    /** @param version the ETag of the answered version; the one that the reply was started from by default */
    submit: (version = base.etag) => submitBy(send, version),
    /** Opens the next inquiry, and sends the reply a moment later. */
    answerAndNext: () => submitBy(sendLater, base.etag),
    /** Accepts the newest version as the base of the reply. */
    continueWriting: () => saveDraft(form.getValues(), versionOf(latest)),
    discard() {
      const typed = form.getValues()
      const restoreFiles = files.discard()
      drop()
      onRestart()
      const run = () => {
        restoreFiles()
        saveDraft(typed)
        onRestart()
      }
      void notice('Reply discarded.', { timer: HOLD, action: { label: 'Undo', run } })
    },
  }
}
