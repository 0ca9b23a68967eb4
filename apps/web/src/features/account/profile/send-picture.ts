import type { Call } from '@energy/client/call'
import { CallError, unreachable } from '@energy/client/call-error'
import { uploadFile, type UploadOptions } from '@energy/client/upload-file'
import { FILE_BOUNDS, upload } from '@energy/contracts/pictures/uploads'

const MB = 2 ** 20
const refused = (detail: string) => new CallError({ ...unreachable, title: 'Refused', status: 422, detail })

/**
 * Sends the file of a picture; what has arrived of it is deleted if it is cancelled. This code is loaded when somebody has chosen one.
 * @returns the id of the upload
 * @throws CallError, for a file that is empty or too large before it is sent; or the reason of an aborted signal
 */
export async function sendPicture(call: Call, file: File, options: UploadOptions) {
  if (file.size === 0) throw refused('This file is empty.')
  if (file.size > FILE_BOUNDS.bytes)
    throw refused(
      `This file has ${Math.ceil(file.size / MB)} MB, and a picture at most ${FILE_BOUNDS.bytes / MB}. Choose a smaller one.`,
    )
  let started = options.resume
  const onStart = (id: string) => {
    started = id
    options.onStart?.(id)
  }
  try {
    return await uploadFile(call, file, { ...options, onStart })
  } catch (cause) {
    // Not awaited: the server forgets it within a day anyway.
    if (options.signal?.aborted && started) void call(upload.remove, { params: { id: started } }).catch(() => undefined)
    throw cause
  }
}
