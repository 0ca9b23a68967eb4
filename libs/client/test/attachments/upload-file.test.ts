import { NewAttachment } from '@energy/contracts/inquiries/attachments'
import { CHUNK_BYTES } from '@energy/contracts/pictures/uploads'
import { expect, test, vi } from 'vitest'
import { createCall } from '../../src/call.ts'
import { isValidText } from '../../src/is-valid-text.ts'
import { uploadFile } from '../../src/upload-file.ts'
import { answer, anUploadServer } from '../fixtures/upload-server.ts'

const here = anUploadServer()

/** A file of three chunks, the last of which is not full. */
const content = Buffer.alloc(2 * CHUNK_BYTES + 10, 'roof')
const aFile = (name = 'roof.jpg') => new File([content], name)
const arrived = (id: string) => {
  const chunks = [...(here.uploads.get(id)?.chunks ?? [])].toSorted(([one], [other]) => one - other)
  return Buffer.concat(chunks.map(([, bytes]) => bytes))
}
/** Breaks the connection of the first calls with this name. */
const breakFirst = (broken: string, times: number) => {
  let left = times
  here.before = (name, response) => name === broken && left-- > 0 && response.destroy()
}

test('a file arrives in chunks, byte for byte, and each is reported', async () => {
  const progress: number[] = []
  const id = await uploadFile(createCall(here.url), aFile(), { onProgress: (bytes) => progress.push(bytes) })
  expect(arrived(id)).toEqual(content)
  expect(progress).toEqual([0, CHUNK_BYTES, 2 * CHUNK_BYTES, content.length])
  expect(here.uploads.get(id)).toMatchObject({ name: 'roof.jpg', bytes: content.length })
})

test.each([
  ['a tab', 'bill\t2026.pdf', 'bill 2026.pdf'],
  [
    'more characters than are stored, the first of them an emoji',
    `2026😀${'b'.repeat(195)}.pdf`,
    `😀${'b'.repeat(195)}.pdf`,
  ],
])('a file whose name has %s arrives with a name that the API takes', async (_, name, expected) => {
  const id = await uploadFile(createCall(here.url), aFile(name))
  expect(here.uploads.get(id)?.name).toBe(expected)
  expect(isValidText(NewAttachment.properties.name, expected)).toBe(true)
})

test('a chunk whose connection breaks, or that the server cannot take, is sent again', async () => {
  breakFirst('PUT /uploads/1/chunks/1', 1)
  const id = await uploadFile(createCall(here.url), aFile())
  expect(arrived(id)).toEqual(content)
  expect(here.seen.filter((name) => name.endsWith('chunks/1'))).toHaveLength(2)
  let isBusy = true
  here.before = (name, response) => {
    if (!name.endsWith('chunks/0') || !isBusy) return
    isBusy = false
    answer(response, 503, {})
  }
  expect(arrived(await uploadFile(createCall(here.url), aFile()))).toEqual(content)
})

test('what the server refuses is not sent again', async () => {
  here.before = (name, response) => name.startsWith('POST') && answer(response, 429, {})
  await expect(uploadFile(createCall(here.url), aFile())).rejects.toMatchObject({ status: 429 })
  expect(here.seen).toEqual(['POST /uploads'])
})

test('an upload that broke off continues with the chunks that are missing', async () => {
  const call = createCall(here.url)
  let started = ''
  here.before = (name, response) => name.endsWith('chunks/1') && answer(response, 403, {})
  const first = uploadFile(call, aFile(), { onStart: (id) => (started = id) })
  await expect(first).rejects.toMatchObject({ status: 403 })
  here.before = () => undefined
  here.seen = []
  const progress: number[] = []
  const id = await uploadFile(call, aFile(), { resume: started, onProgress: (bytes) => progress.push(bytes) })
  expect(id).toBe(started)
  expect(arrived(id)).toEqual(content)
  expect(here.seen).toEqual(['GET /uploads/1', 'PUT /uploads/1/chunks/1', 'PUT /uploads/1/chunks/2'])
  expect(progress[0]).toBe(CHUNK_BYTES)
})

test('an upload that is gone starts again', async () => {
  const id = await uploadFile(createCall(here.url), aFile(), { resume: 'gone' })
  expect(arrived(id)).toEqual(content)
})

test('a connection that stays broken fails the upload after five tries', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  breakFirst('POST /uploads', 9)
  const failure = uploadFile(createCall(here.url), aFile()).catch((cause: unknown) => cause)
  for (let tries = 1; tries <= 5; tries++) {
    await expect.poll(() => here.seen.length).toBe(tries)
    await expect.poll(() => vi.getTimerCount() > 0 || tries === 5).toBe(true)
    await vi.runAllTimersAsync()
  }
  vi.useRealTimers()
  expect(await failure).toMatchObject({ status: 0 })
  expect(here.seen).toHaveLength(5)
})

test('an aborted upload sends nothing more', async () => {
  const abort = new AbortController()
  here.before = (name, response) => {
    if (!name.endsWith('chunks/1')) return
    response.destroy()
    abort.abort(new Error('Cancelled'))
  }
  await expect(uploadFile(createCall(here.url), aFile(), { signal: abort.signal })).rejects.toThrow('Cancelled')
  expect(here.seen.at(-1)).toBe('PUT /uploads/1/chunks/1')
})

test('an upload is aborted while it waits for the next try', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const abort = new AbortController()
  breakFirst('POST /uploads', 9)
  const { signal } = abort
  const failure = uploadFile(createCall(here.url), aFile(), { signal }).catch((cause: unknown) => cause)
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  abort.abort(new Error('Cancelled'))
  expect(await failure).toEqual(new Error('Cancelled'))
  expect(here.seen).toEqual(['POST /uploads'])
  vi.useRealTimers()
})

test('a file without a name has one, and a long name keeps its end', async () => {
  const call = createCall(here.url)
  await uploadFile(call, aFile(''))
  await uploadFile(call, aFile(`${'a'.repeat(300)}.jpg`))
  expect(here.uploads.get('1')?.name).toBe('picture')
  expect(here.uploads.get('2')?.name).toMatch(/^a{196}\.jpg$/)
})
