import { CallError, unlessDone } from '@energy/client/call-error'
import { retryableImport } from '@energy/client/retryable-import'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { user } from '@energy/contracts/people/users'
import { useEffect, useRef, useState } from 'react'

const loadCode = retryableImport(() => import('./send-picture.ts'))

/** What is happening to the picture. */
export type PictureStep =
  | { is: 'idle'; message?: string }
  /** `share` of the file has arrived, from 0 to 1. At 1 the picture is made of it, which cannot be cancelled. */
  | { is: 'sending'; share: number }
  | { is: 'removing' }
  | { is: 'failed'; message: string; again?: (() => void) | undefined }

/** Whether the same call may succeed at another try. */
const isTemporary = (cause: unknown) =>
  !(cause instanceof CallError) || cause.status === 0 || cause.status === 401 || cause.status >= 429

/**
 * Changes the picture of a person at once, apart from the form around it.
 * @param changed gets the new image link
 */
export function useOwnPicture(email: string, changed: (image: string) => void) {
  const call = useCall()
  const { mutateAsync: setPicture } = useSend(user.setPicture)
  const { mutateAsync: update } = useSend(user.update)
  const [step, setStep] = useState<PictureStep>({ is: 'idle' })
  const cancelling = useRef<AbortController>(undefined)
  useEffect(() => () => cancelling.current?.abort(), [])

  const failed = (cause: unknown, again: () => void) => {
    const reason = cause instanceof CallError ? cause.message : 'Something broke on our side.'
    setStep({
      is: 'failed',
      message: `${reason} Your picture is as before.`,
      again: isTemporary(cause) ? again : undefined,
    })
  }
  const done = (image: string, message: string) => {
    changed(image)
    setStep({ is: 'idle', message })
  }

  async function send(file: File, resume?: string) {
    // Another file takes the place of one that is being sent.
    cancelling.current?.abort()
    const cancel = new AbortController()
    cancelling.current = cancel
    let id = resume
    const onStart = (started: string) => (id = started)
    const onProgress = (bytes: number) => setStep({ is: 'sending', share: bytes / file.size })
    setStep({ is: 'sending', share: 0 })
    try {
      const { sendPicture } = await loadCode()
      const sent = await sendPicture(call, file, { resume, signal: cancel.signal, onStart, onProgress })
      const set = () => setPicture({ params: { email }, body: { upload: sent } })
      // Sent again, the same upload is the same picture.
      const { image } = await set().catch(unlessDone(set))
      if (!cancel.signal.aborted) done(image, 'Your picture was changed.')
    } catch (cause) {
      if (!cancel.signal.aborted) failed(cause, () => void send(file, id))
    }
  }

  const clear = () => update({ params: { email }, body: { image: '' } })
  async function remove() {
    setStep({ is: 'removing' })
    try {
      await clear().catch(unlessDone(clear))
      done('', 'Your picture was removed.')
    } catch (cause) {
      failed(cause, () => void remove())
    }
  }

  return {
    step,
    send: (file: File) => void send(file),
    remove: () => void remove(),
    cancel() {
      cancelling.current?.abort()
      setStep({ is: 'idle', message: 'Cancelled. Your picture is as before.' })
    },
  }
}
