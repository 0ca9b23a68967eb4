import type { Attachments } from '@energy/client/attachments/use-attachment-list'
import { useState } from 'react'
import { useLatest } from '../use-latest.ts'

/** Refuses to send a message while its files have not arrived. */
export function useFilesRefusal({ error, isSending }: Pick<Attachments, 'error' | 'isSending'>) {
  const [shown, setShown] = useState('')
  // Only while it holds: a file that has arrived, or is taken away, ends it.
  const reason = error ?? (isSending ? 'Wait until all files have arrived, then send it.' : '')
  const latest = useLatest(reason)
  return {
    /** Why the message was not sent with its files as they are; `""` where it can be. */
    refusal: reason && shown,
    /** Call before it is sent. @returns whether it must not be */
    refuse() {
      setShown(latest.current)
      return latest.current !== ''
    },
  }
}
