import { useSyncExternalStore } from 'react'
import type { AttachmentList } from './attachment-list.ts'

/** The files of a message as they are now, with what can be done. */
export function useAttachmentList(list: AttachmentList) {
  const files = useSyncExternalStore(list.subscribe, list.files, list.files)
  return {
    ...list,
    files,
    /** Whether some have not arrived yet. */
    isSending: files.some(({ step }) => step.is === 'sending'),
    /** Why the message cannot be sent with its files as they are. */
    error: files.some(({ step }) => step.is === 'refused' || step.is === 'failed')
      ? 'Not all files have arrived. Remove those that are marked, or try them again.'
      : undefined,
  }
}
export type Attachments = ReturnType<typeof useAttachmentList>
