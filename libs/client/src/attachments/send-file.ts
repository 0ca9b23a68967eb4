import { attachment, type Attachment } from '@energy/contracts/inquiries/attachments'
import type { Call } from '../call.ts'
import { repeated, uploadFile, type UploadOptions } from '../upload-file.ts'

/**
 * Sends a file for a message and lets the server check it.
 * @throws CallError, or the reason of an aborted signal
 */
export async function sendFile(call: Call, file: File, options: Omit<UploadOptions, 'by'>): Promise<Attachment> {
  const { signal } = options
  const id = await uploadFile(call, file, { ...options, by: attachment })
  return (await repeated(() => call.send(attachment.complete, { params: { id } }, signal), signal)).data
}

/** Erases a file that is not needed any more. Not awaited: the server erases it within a day anyway. */
export const eraseFile = (call: Call, id: string) =>
  void call(attachment.remove, { params: { id } }).catch(() => undefined)
