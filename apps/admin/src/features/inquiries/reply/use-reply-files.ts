import { arrivedOf, createAttachmentList, type AttachmentList } from '@energy/client/attachments/attachment-list'
import { useAttachmentList } from '@energy/client/attachments/use-attachment-list'
import type { Call } from '@energy/client/call'
import { eraseFile } from '@energy/client/attachments/send-file'
import { useCall } from '@energy/client/use-call'
import { replyAttachment, type Attachment } from '@energy/contracts/inquiries/attachments'
import { draftOf, dropDraft, saveDraft, type Draft } from '../../../shared/form/drafts.ts'
import { HOLD } from '../../../shared/actions/held-calls.ts'
import { useStorageKey } from '../../../shared/browser/use-storage-key.ts'

interface FilesDraft extends Draft {
  files: readonly Attachment[]
}

/** The files of replies that are not sent yet. They go on arriving while another inquiry is read. */
const lists = new WeakMap<Call, Map<string, AttachmentList>>()

function createList(call: Call, id: string, storageKey: string) {
  const list = createAttachmentList(call, {
    start: (body, signal) => call.send(replyAttachment.create, { params: { id }, body }, signal),
    there: draftOf<FilesDraft>(storageKey)?.files ?? [],
  })
  list.subscribe(() => {
    const files = arrivedOf(list.files())
    if (files.length > 0) saveDraft<FilesDraft>(storageKey, { files, savedAt: new Date().toISOString() })
    else dropDraft(storageKey)
  })
  return list
}

function listOf(call: Call, id: string, storageKey: string) {
  const own = lists.get(call) ?? new Map<string, AttachmentList>()
  lists.set(call, own)
  const list = own.get(storageKey) ?? createList(call, id, storageKey)
  own.set(storageKey, list)
  return list
}

/** The files of the reply to an inquiry. Those that have arrived are kept in this browser until it is sent or discarded. */
export function useReplyFiles(id: string) {
  const call = useCall()
  const storageKey = useStorageKey(`reply files ${id}`)
  const list = useAttachmentList(listOf(call, id, storageKey))
  return {
    ...list,
    /** The ids of those that have arrived. */
    ids: arrivedOf(list.files).map(({ _id }) => _id),
    /**
     * Takes all away, and erases them a moment later.
     * @returns a function that takes this back
     */
    discard() {
      list.stop()
      const discarded = list.files.filter(({ step }) => step.is === 'there')
      list.clear()
      const timer = setTimeout(() => arrivedOf(discarded).forEach(({ _id }) => eraseFile(call, _id)), HOLD)
      return () => {
        clearTimeout(timer)
        list.restore(discarded)
      }
    },
  }
}
