import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@energy/client/call'
import { uploadFile } from '@energy/client/upload-file'
import { mediaLink } from '@energy/contracts/pictures/media'
import { picture, WIDTHS, type Picture } from '@energy/contracts/pictures/pictures'
import { untilAnswered } from '../processes.ts'

/**
 * Sends a file, and waits until its picture has a rendition that can be shown.
 * @param apiUrl where `call` calls
 * @returns the picture, and the milliseconds from the end of the upload to that rendition
 */
export async function sendPicture(call: Call, apiUrl: string, file: Buffer, name = 'roof.jpg') {
  const upload = await uploadFile(call, new File([new Uint8Array(file)], name))
  const ended = performance.now()
  const made = await call(picture.create, { body: { upload } })
  await untilAnswered(apiUrl + mediaLink(made.hash, WIDTHS[0]))
  return { made, shownAfter: performance.now() - ended }
}

/**
 * Resolves when the worker has made all renditions of a picture.
 * @throws after 120 s, or if the worker gave up
 */
export async function untilProcessed(call: Call, { _id: id }: Picture) {
  for (const until = Date.now() + 120_000; Date.now() < until; await pause(50)) {
    const { state } = await call(picture.read, { params: { id } })
    if (state === 'ready') return
    if (state === 'failed') break
  }
  throw new Error('The worker has not made the renditions of the picture.')
}
