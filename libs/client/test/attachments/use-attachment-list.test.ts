// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { createAttachmentList } from '../../src/attachments/attachment-list.ts'
import { useAttachmentList } from '../../src/attachments/use-attachment-list.ts'
import { createCall } from '../../src/call.ts'
import { renderHook } from '../fixtures/render-hook.ts'
import { answer, anUploadServer } from '../fixtures/upload-server.ts'

const here = anUploadServer()
const aFile = (name = 'bill.pdf') => new File([Buffer.alloc(10)], name)
// jsdom cannot read a file.
Object.assign(Blob.prototype, { arrayBuffer: () => Promise.resolve(new ArrayBuffer(10)) })

test('a message waits for its files, and is not sent while one of them is marked', async () => {
  const list = createAttachmentList(createCall(here.url))
  const { latest } = renderHook(() => useAttachmentList(list))
  expect(latest()).toMatchObject({ files: [], isSending: false, error: undefined })
  flushSync(() => list.add([aFile()]))
  expect(latest()).toMatchObject({ isSending: true, error: undefined })
  await expect.poll(latest).toMatchObject({ isSending: false, error: undefined })
  const marked = 'Not all files have arrived. Remove those that are marked, or try them again.'
  latest().add([aFile('photo.heic')])
  await expect.poll(() => latest().error).toBe(marked)
  latest().remove(list.files()[1]?.key ?? '')
  await expect.poll(() => latest().error).toBe(undefined)
  here.before = (name, response) => name.includes('/2/chunks') && answer(response, 429, {})
  latest().add([aFile()])
  await expect.poll(() => latest().error).toBe(marked)
})
