import { CallError } from '@energy/client/call-error'
import type { Call } from '@energy/client/call'
import { repeated, uploadFile } from '@energy/client/upload-file'
import { picture as pictures, type Picture } from '@energy/contracts/pictures/pictures'
import { upload } from '@energy/contracts/pictures/uploads'
import { megabytes, refusalOf } from './check-file.ts'

/** Files that are sent at the same time; the others wait. */
const AT_ONCE = 3

/** A file on its way to the library. */
export interface UploadRow {
  id: string
  name: string
  bytes: number
  /** The bytes that have arrived. */
  arrived: number
  /** `refused`: it is no use to send it again. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused'
  /** Why it failed. */
  message: string
  /** The picture of the library whose file it replaces. */
  replaces: string | undefined
  /** Set when it is done. */
  picture: Picture | undefined
  /** The alternative text that is typed in the list of uploads and not saved. */
  alt: string
}

/** A file of the queue, with what a next try needs. */
interface Job {
  file: File
  /** The id of the upload, once it has started. */
  upload?: string
  /** All chunks have arrived. */
  isSent?: boolean
  abort?: AbortController
}

/** The refusals of a file's content. After any other failure it may be sent again. */
const REFUSED = [400, 413, 422]
/** Whether a file waits or is being sent. */
export const isUnfinished = ({ state }: UploadRow) => state === 'waiting' || state === 'sending'

/** The list asks for a text only where the picture needs one. */
const isTextUnsaved = ({ alt, picture }: UploadRow) =>
  alt.trim() !== '' && picture !== undefined && !picture.alt && !picture.decorative

function failureOf(cause: unknown, { arrived, bytes }: UploadRow): Pick<UploadRow, 'state' | 'message'> {
  if (!(cause instanceof CallError))
    return { state: 'failed', message: 'This file could not be read. Choose it again.' }
  if (cause.status === 0)
    return { state: 'failed', message: `The connection broke at ${megabytes(arrived)} of ${megabytes(bytes)} MB.` }
  return { state: REFUSED.includes(cause.status) ? 'refused' : 'failed', message: cause.message }
}

/**
 * Sends files, three at once, and makes pictures of the library of them. A file that failed is continued where it broke
 * off.
 */
export function createUploadQueue(call: Call) {
  let rows: readonly UploadRow[] = []
  const jobs = new Map<string, Job>()
  const listeners = new Set<() => void>()

  const setRows = (next: readonly UploadRow[]) => {
    rows = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changes: Partial<UploadRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)))

  const makePicture = (id: string, job: Job, uploadId: string, signal: AbortSignal) => {
    const body = { upload: uploadId }
    const replaces = rows.find((row) => row.id === id)?.replaces
    return repeated(
      async () =>
        (replaces === undefined
          ? await call.send(pictures.create, { body }, signal)
          : await call.send(pictures.replace, { params: { id: replaces }, body }, signal)
        ).data,
      signal,
    ).catch((cause: unknown) => {
      // The upload is gone, or the server misses a part of it.
      if (cause instanceof CallError && [404, 409].includes(cause.status)) job.isSent = false
      throw cause
    })
  }
  const send = async (id: string, job: Job, { signal }: AbortController) => {
    if (!job.upload || !job.isSent)
      job.upload = await uploadFile(call, job.file, {
        resume: job.upload,
        onStart: (started) => (job.upload = started),
        onProgress: (arrived) => change(id, { arrived }),
        signal,
      })
    job.isSent = true
    const picture = await makePicture(id, job, job.upload, signal)
    jobs.delete(id)
    change(id, { state: 'done', picture, alt: picture.alt })
  }
  const start = (row: UploadRow, job: Job) => {
    const abort = new AbortController()
    job.abort = abort
    change(row.id, { state: 'sending', message: '' })
    void send(row.id, job, abort)
      .catch((cause: unknown) => {
        const current = rows.find(({ id }) => id === row.id)
        // A file that was cancelled is no longer in the list.
        if (current) change(row.id, failureOf(cause, current))
      })
      .finally(startWaiting)
  }
  function startWaiting() {
    let free = AT_ONCE - rows.filter(({ state }) => state === 'sending').length
    for (const row of rows) {
      const job = jobs.get(row.id)
      if (row.state !== 'waiting' || !job || free <= 0) continue
      free--
      start(row, job)
    }
  }

  return {
    /** The files in the order in which they were added; another array after each change. */
    rows: () => rows,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Adds files.
     * @param replaces the id of the picture whose file they replace
     * @returns the ids of their rows
     */
    add(files: readonly File[], replaces?: string) {
      const added = files.map((file): UploadRow => {
        const id = crypto.randomUUID()
        const message = refusalOf(file) ?? ''
        if (!message) jobs.set(id, { file })
        const { name, size: bytes } = file
        const state = message ? 'refused' : 'waiting'
        return { id, name, bytes, arrived: 0, state, message, replaces, picture: undefined, alt: '' }
      })
      setRows([...rows, ...added])
      startWaiting()
      return added.map(({ id }) => id)
    },
    /** Sends these files again, or all that failed. */
    retry(ids: readonly string[] = rows.map(({ id }) => id)) {
      setRows(rows.map((row) => (row.state === 'failed' && ids.includes(row.id) ? { ...row, state: 'waiting' } : row)))
      startWaiting()
    },
    /** Removes a file from the list; one that is not done is cancelled. */
    remove(id: string) {
      const job = jobs.get(id)
      jobs.delete(id)
      setRows(rows.filter((row) => row.id !== id))
      job?.abort?.abort()
      // The server erases it after a day in any case.
      if (job?.upload) call.send(upload.remove, { params: { id: job.upload } }).catch(() => undefined)
      startWaiting()
    },
    /**
     * Removes the files that are done from the list, but for those whose typed text is not saved.
     * @returns the names of these
     */
    clear() {
      setRows(rows.filter((row) => row.state !== 'done' || isTextUnsaved(row)))
      return rows.filter(isTextUnsaved).map(({ name }) => name)
    },
    /** Stores the alternative text that is typed. */
    type: (id: string, alt: string) => change(id, { alt }),
    /** Stores the picture of a file after a change. */
    update(id: string, changes: Partial<Picture>) {
      const before = rows.find((row) => row.id === id)?.picture
      if (before) change(id, { picture: { ...before, ...changes } })
    },
    /** Stores what was read of a picture since its file was uploaded. */
    refresh(read: Picture) {
      for (const { id, picture } of rows)
        if (picture?._id === read._id && picture.version < read.version) change(id, { picture: read })
    },
    isUnfinished: () => rows.some(isUnfinished),
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
