import { ATTACHMENT_BOUNDS, attachment, type Attachment } from '@energy/contracts/inquiries/attachments'
import { CallError } from '../call-error.ts'
import type { Call } from '../call.ts'
import type { UploadOptions } from '../upload-file.ts'
import { refusalOf } from './check-file.ts'
import { eraseFile, sendFile } from './send-file.ts'

/** What has become of a file. */
export type FileStep =
  | { is: 'sending'; bytes: number }
  | { is: 'there'; attachment: Attachment }
  | { is: 'refused'; message: string }
  | { is: 'failed'; message: string }

/** A file that somebody has chosen. */
export interface ChosenFile {
  key: string
  file: Pick<File, 'name' | 'type' | 'size'>
  step: FileStep
}

interface Started {
  file: File
  cancel: AbortController
  /** Its id on the server. */
  id?: string
}

interface ListOptions {
  /** Starts a file by another call than that of visitors. */
  start?: UploadOptions['start']
  /** Files that were sent before. One that the server has erased meanwhile is marked. */
  there?: readonly Attachment[]
  /** How many files it takes; by default as many as a message. */
  max?: () => number
}

/** Whether the same call may succeed at another try. */
const isTemporary = (cause: unknown) =>
  !(cause instanceof CallError) || cause.status === 0 || cause.status === 401 || cause.status >= 429
const messageOf = (cause: unknown) => (cause instanceof CallError ? cause.message : 'Something broke on our side.')
const chosenOf = (file: Attachment): ChosenFile => ({
  key: file._id,
  file: { name: file.name, type: file.type, size: file.bytes },
  step: { is: 'there', attachment: file },
})

/** The files that go with a message. Each is sent as soon as it is chosen, one after the other. */
export function createAttachmentList(
  call: Call,
  { start, there = [], max = () => ATTACHMENT_BOUNDS.perMessage }: ListOptions = {},
) {
  let files: readonly ChosenFile[] = there.map(chosenOf)
  const started = new Map<string, Started>()
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()

  const set = (changed: readonly ChosenFile[]) => {
    files = changed
    for (const listener of listeners) listener()
  }
  const show = (key: string, step: FileStep) => set(files.map((each) => (each.key === key ? { ...each, step } : each)))

  async function send(key: string, file: File, id?: string) {
    const cancel = new AbortController()
    const { signal } = cancel
    const known: Started = { file, cancel, ...(id !== undefined && { id }) }
    started.set(key, known)
    show(key, { is: 'sending', bytes: 0 })
    const before = last
    const work = async () => {
      await before
      signal.throwIfAborted()
      return sendFile(call, file, {
        start,
        resume: id,
        onStart: (given) => (known.id = given),
        onProgress: (bytes) => show(key, { is: 'sending', bytes }),
        signal,
      })
    }
    const sent = work()
    last = sent.catch(() => undefined)
    try {
      show(key, { is: 'there', attachment: await sent })
    } catch (cause) {
      if (signal.aborted) return
      show(key, { is: isTemporary(cause) ? 'failed' : 'refused', message: messageOf(cause) })
    }
  }

  async function check({ _id: id }: Attachment) {
    try {
      await call(attachment.read, { params: { id } })
    } catch (cause) {
      if (cause instanceof CallError && cause.status === 404)
        show(id, { is: 'refused', message: 'It was erased after a day. Attach it again.' })
    }
  }
  for (const file of there) void check(file)

  return {
    files: () => files,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(chosen: readonly File[]) {
      const free = max() - files.filter(({ step }) => step.is !== 'refused').length
      let taken = 0
      const added = chosen.map((file) => {
        const refusal =
          refusalOf(file) ?? (taken < free ? undefined : 'Not taken: five files are enough for one message.')
        if (refusal === undefined) taken += 1
        const step: FileStep = refusal === undefined ? { is: 'sending', bytes: 0 } : { is: 'refused', message: refusal }
        return { key: crypto.randomUUID(), file, step }
      })
      set([...files, ...added])
      for (const { key, file, step } of added) if (step.is === 'sending') void send(key, file)
    },
    /** Removes a file from the list, and erases it. */
    remove(key: string) {
      const { cancel, id } = started.get(key) ?? {}
      const step = files.find((each) => each.key === key)?.step
      cancel?.abort()
      const sent = step?.is === 'there' ? step.attachment._id : id
      if (sent) eraseFile(call, sent)
      started.delete(key)
      set(files.filter((each) => each.key !== key))
    },
    /** Sends a file that failed again, from where it broke off. */
    again({ key }: ChosenFile) {
      const known = started.get(key)
      if (known) void send(key, known.file, known.id)
    },
    /** Takes those that have arrived out of the list, or those of them with these ids. */
    take(ids = arrivedOf(files).map(({ _id }) => _id)) {
      const taken = arrivedOf(files).filter(({ _id }) => ids.includes(_id))
      if (taken.length > 0) set(files.filter(({ step }) => step.is !== 'there' || !ids.includes(step.attachment._id)))
      return taken
    },
    /** Forgets the files: a message has them now. */
    clear() {
      started.clear()
      set([])
    },
    /** Shows files again that were cleared. */
    restore: (cleared: readonly ChosenFile[]) => set([...cleared, ...files]),
    /** Stops all that are being sent. */
    stop: () => started.forEach(({ cancel }) => cancel.abort()),
  }
}
export type AttachmentList = ReturnType<typeof createAttachmentList>

/** The files that have arrived. */
export const arrivedOf = (files: readonly ChosenFile[]) =>
  files.flatMap(({ step }) => (step.is === 'there' ? [step.attachment] : []))
