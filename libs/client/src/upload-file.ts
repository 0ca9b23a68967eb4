import type { attachment } from '@energy/contracts/inquiries/attachments'
import { CHUNK_BYTES, upload, type Upload } from '@energy/contracts/pictures/uploads'
import { CallError, isTemporary } from './call-error.ts'
import type { Call } from './call.ts'

/** The pauses after failed tries of a chunk, in ms. After the last one the upload fails, and can be continued later. */
const PAUSES = [500, 1_000, 2_000, 4_000]

/** Of a name, in characters. */
const NAME_LENGTH = 200

/** The calls that bring a file: those for pictures, or those for files that come with a message. */
type UploadCalls = Pick<typeof upload, 'create' | 'read' | 'send'> | Pick<typeof attachment, 'create' | 'read' | 'send'>

/** The name of a file and its size in bytes. */
interface NewFile {
  name: string
  bytes: number
}

export interface UploadOptions {
  /** Default: those for pictures. */
  by?: UploadCalls
  /** Starts the upload. Default: the call of `by`. */
  start?: ((body: NewFile, signal?: AbortSignal) => Promise<{ data: Upload }>) | undefined
  /** The id of an upload that broke off; its missing chunks are sent. An upload that is gone starts again. */
  resume?: string | undefined
  /** Gets the id as soon as the upload has started, for `resume`. */
  onStart?: (id: string) => void
  /** Gets the number of bytes that have arrived. */
  onProgress?: (bytes: number) => void
  signal?: AbortSignal | undefined
}

function pause(ms: number, signal?: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}

/**
 * Does a call again, with pauses, while no answer can be read or the server is unavailable.
 * @throws CallError of the last try, or the reason of an aborted signal
 */
export async function repeated<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const ms of PAUSES)
    try {
      return await work()
    } catch (error) {
      if (!isTemporary(error)) throw error
      await pause(ms, signal)
    }
  return work()
}

/** The name of a file, or its end, as the API takes it: without tabs and other control characters, nor half an emoji. */
const nameOf = ({ name }: File) =>
  [...name.replaceAll(/\p{Cc}/gu, ' ')].slice(-NAME_LENGTH).join('').trim() || 'picture'

/**
 * Sends a file in chunks. A chunk that fails is sent again.
 * @returns the id of the complete upload
 * @throws CallError, or the reason of an aborted signal
 */
export async function uploadFile(
  call: Call,
  file: File,
  { by = upload, start, resume, onStart, onProgress, signal }: UploadOptions = {},
) {
  const body = { name: nameOf(file), bytes: file.size }
  const started =
    resume === undefined
      ? undefined
      : await repeated(() => call.send(by.read, { params: { id: resume } }, signal), signal).catch((error: unknown) => {
          if (error instanceof CallError && error.status === 404) return undefined
          throw error
        })
  const create = () => (start ? start(body, signal) : call.send(by.create, { body }, signal))
  const { data } = started ?? (await repeated(create, signal))
  const { _id: id, missing } = data
  onStart?.(id)
  let arrived = Math.ceil(file.size / CHUNK_BYTES) - missing.length
  for (const chunk of missing) {
    onProgress?.(Math.min(arrived * CHUNK_BYTES, file.size))
    const bytes = await file.slice(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES).arrayBuffer()
    await repeated(() => call.send(by.send, { params: { id, chunk }, body: bytes }, signal), signal)
    arrived++
  }
  onProgress?.(file.size)
  return id
}
