import { attachment, replyAttachment } from '@energy/contracts/inquiries/attachments'
import { CHUNK_BYTES } from '@energy/contracts/pictures/uploads'
import { expect, test, vi } from 'vitest'
import { arrivedOf, createAttachmentList } from '../../src/attachments/attachment-list.ts'
import { createCall } from '../../src/call.ts'
import { answer, anUploadServer } from '../fixtures/upload-server.ts'

const here = anUploadServer()
const aFile = (name = 'bill.pdf', bytes = 10) => new File([Buffer.alloc(bytes)], name, { type: '' })
type Options = Parameters<typeof createAttachmentList>[1]
const aList = (options?: Options) => createAttachmentList(createCall(here.url), options)
type List = ReturnType<typeof aList>

const stepsOf = (list: List) => list.files().map(({ step }) => step.is)
const messagesOf = (list: List) => list.files().map(({ step }) => ('message' in step ? step.message : ''))
const namesOf = (list: List) => list.files().map(({ file }) => file.name)
const keyOf = (list: List, at: number) => list.files()[at]?.key ?? ''
async function stepsAre(list: List, steps: readonly string[]) {
  await expect.poll(() => stepsOf(list)).toEqual(steps)
}

/** Answers the calls with this name with a problem. */
const refuse = (refused: string, status: number, detail = 'No.') =>
  (here.before = (name, response) =>
    name === refused &&
    answer(response, status, { type: 'about:blank', title: '', status, detail }, 'application/problem+json'))
/** Never answers the calls with this name. */
const hang = (name: string) =>
  (here.before = (called) => (called === name ? new Promise<never>(() => undefined) : undefined))

test('files are sent one after the other, and the server checks each', async () => {
  const list = aList()
  const steps: unknown[] = []
  list.subscribe(() => steps.push(list.files()[0]?.step))
  list.add([aFile('bill.pdf', CHUNK_BYTES + 1), aFile('meter.csv')])
  expect(stepsOf(list)).toEqual(['sending', 'sending'])
  await stepsAre(list, ['there', 'there'])
  expect(here.seen).toEqual([
    'POST /attachments',
    'PUT /attachments/1/chunks/0',
    'PUT /attachments/1/chunks/1',
    'POST /attachments/1/complete',
    'POST /attachments',
    'PUT /attachments/2/chunks/0',
    'POST /attachments/2/complete',
  ])
  const bill = { _id: '1', name: 'bill.pdf', type: 'application/pdf', bytes: CHUNK_BYTES + 1 }
  expect(steps).toEqual(
    expect.arrayContaining([
      { is: 'sending', bytes: 0 },
      { is: 'sending', bytes: CHUNK_BYTES },
      { is: 'there', attachment: bill },
    ]),
  )
  expect(arrivedOf(list.files()).map(({ _id }) => _id)).toEqual(['1', '2'])
})

test('what is plainly of no use is refused at once, and so are more files than a message takes', async () => {
  const list = aList({ max: () => 2 })
  list.add([aFile('photo.heic'), aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf')])
  expect(stepsOf(list)).toEqual(['refused', 'sending', 'sending', 'refused'])
  expect(messagesOf(list)).toEqual([
    'Not taken: send it as PDF, JPEG, PNG, WebP or CSV.',
    '',
    '',
    'Not taken: five files are enough for one message.',
  ])
  await stepsAre(list, ['refused', 'there', 'there', 'refused'])
  list.remove(keyOf(list, 1))
  list.add([aFile('d.pdf'), aFile('e.pdf')])
  expect(namesOf(list)).toEqual(['photo.heic', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'])
  await stepsAre(list, ['refused', 'there', 'refused', 'there', 'refused'])
})

test('a message takes five files', async () => {
  const list = aList()
  list.add(['1', '2', '3', '4', '5', '6'].map((name) => aFile(`${name}.pdf`)))
  await stepsAre(list, ['there', 'there', 'there', 'there', 'there', 'refused'])
  expect(here.uploads.size).toBe(5)
})

test('a file that the server refuses shows the reason, and the next one is sent all the same', async () => {
  const list = aList()
  refuse('POST /attachments/1/complete', 422, 'It is no PDF.')
  list.add([aFile('bill.pdf'), aFile('meter.csv')])
  await stepsAre(list, ['refused', 'there'])
  expect(messagesOf(list)).toEqual(['It is no PDF.', ''])
})

test.each([
  [400, 'refused'],
  [403, 'refused'],
  [401, 'failed'],
  [429, 'failed'],
])('a file whose chunk is answered with %i is %s', async (status, step) => {
  const list = aList()
  refuse('PUT /attachments/1/chunks/0', status)
  list.add([aFile()])
  await stepsAre(list, [step])
  expect(messagesOf(list)).toEqual(['No.'])
})

test('a file that failed is sent again from where it broke off', async () => {
  const list = aList()
  refuse('PUT /attachments/1/chunks/1', 429, 'Too many.')
  list.add([aFile('bill.pdf', CHUNK_BYTES + 1)])
  await stepsAre(list, ['failed'])
  expect(messagesOf(list)).toEqual(['Too many.'])
  here.before = () => undefined
  const { length } = here.seen
  const [failed] = list.files()
  if (failed) list.again(failed)
  expect(list.files()[0]?.step).toEqual({ is: 'sending', bytes: 0 })
  await stepsAre(list, ['there'])
  expect(here.seen.slice(length)).toEqual([
    'GET /attachments/1',
    'PUT /attachments/1/chunks/1',
    'POST /attachments/1/complete',
  ])
})

test('a file that cannot be read has failed', async () => {
  const list = aList()
  const lost = aFile()
  vi.spyOn(lost, 'slice').mockImplementation(() => {
    throw new DOMException('The file is gone.', 'NotFoundError')
  })
  list.add([lost])
  await stepsAre(list, ['failed'])
  expect(messagesOf(list)).toEqual(['Something broke on our side.'])
})

test('a file that is removed while it is sent is stopped and erased, and shows no state', async () => {
  const list = aList()
  hang('PUT /attachments/1/chunks/0')
  list.add([aFile('bill.pdf'), aFile('meter.csv')])
  await expect.poll(() => here.seen).toContain('PUT /attachments/1/chunks/0')
  list.remove(keyOf(list, 0))
  await stepsAre(list, ['there'])
  expect(namesOf(list)).toEqual(['meter.csv'])
  await expect.poll(() => here.seen).toContain('DELETE /attachments/1')
  expect(here.seen).not.toContain('POST /attachments/1/complete')
})

test('a file that has arrived is erased when it is removed, and one that was never sent is not', async () => {
  const list = aList()
  list.add([aFile('bill.pdf'), aFile('photo.heic')])
  await stepsAre(list, ['there', 'refused'])
  list.remove(keyOf(list, 1))
  list.remove(keyOf(list, 0))
  expect(list.files()).toEqual([])
  await expect.poll(() => here.seen.filter((name) => name.startsWith('DELETE'))).toEqual(['DELETE /attachments/1'])
})

test('a file that waits for another is not sent when it is removed', async () => {
  const list = aList()
  const released = Promise.withResolvers<void>()
  here.before = (name) => (name === 'POST /attachments' ? released.promise : undefined)
  list.add([aFile('bill.pdf'), aFile('meter.csv'), aFile('last.pdf')])
  list.remove(keyOf(list, 1))
  released.resolve()
  await stepsAre(list, ['there', 'there'])
  expect([...here.uploads.values()].map(({ name }) => name)).toEqual(['bill.pdf', 'last.pdf'])
})

const before = (id: string) => ({ _id: id, name: `${id}.pdf`, type: 'application/pdf', bytes: 10 })

test('files that were sent before are there; one that was erased meanwhile is marked', async () => {
  here.uploads.set('1', { name: '1.pdf', bytes: 10, chunks: new Map() })
  refuse('GET /attachments/3', 403)
  const list = aList({ there: [before('1'), before('2'), before('3')] })
  expect(list.files().map(({ key, file, step }) => [key, file, step.is])[0]).toEqual([
    '1',
    { name: '1.pdf', type: 'application/pdf', size: 10 },
    'there',
  ])
  await stepsAre(list, ['there', 'refused', 'there'])
  expect(messagesOf(list)[1]).toBe('It was erased after a day. Attach it again.')
  await expect.poll(() => here.seen).toHaveLength(3)
  // The answers to those arrive before the answer to this one.
  await createCall(here.url)(attachment.read, { params: { id: '1' } })
  expect(arrivedOf(list.files())).toEqual([before('1'), before('3')])
})

test('the files that have arrived are taken out of the list, the others stay', async () => {
  const list = aList()
  const listener = vi.fn<() => void>()
  list.add([aFile('bill.pdf'), aFile('photo.heic')])
  await stepsAre(list, ['there', 'refused'])
  expect(list.take()).toMatchObject([{ _id: '1' }])
  expect(namesOf(list)).toEqual(['photo.heic'])
  list.subscribe(listener)
  expect(list.take()).toEqual([])
  expect(listener).not.toHaveBeenCalled()
})

test('those that a message has taken with it leave the list, and what has come since stays', async () => {
  const list = aList()
  list.add([aFile('bill.pdf'), aFile('meter.csv')])
  await stepsAre(list, ['there', 'there'])
  expect(list.take(['1'])).toMatchObject([{ _id: '1' }])
  expect(namesOf(list)).toEqual(['meter.csv'])
})

test('files that were cleared are shown again before those chosen since', async () => {
  const list = aList()
  list.add([aFile('bill.pdf')])
  await stepsAre(list, ['there'])
  const cleared = list.files()
  list.clear()
  expect(list.files()).toEqual([])
  list.add([aFile('photo.heic')])
  list.restore(cleared)
  expect(namesOf(list)).toEqual(['bill.pdf', 'photo.heic'])
})

test('all that are being sent are stopped at once', async () => {
  const list = aList()
  hang('PUT /attachments/1/chunks/0')
  list.add([aFile('bill.pdf'), aFile('meter.csv')])
  await expect.poll(() => here.seen).toContain('PUT /attachments/1/chunks/0')
  const { length } = here.seen
  list.stop()
  list.add([aFile('last.pdf')])
  await stepsAre(list, ['sending', 'sending', 'there'])
  expect(here.seen.slice(length)).toEqual([
    'POST /attachments',
    'PUT /attachments/2/chunks/0',
    'POST /attachments/2/complete',
  ])
})

test('staff start a file for their reply by a call of their own', async () => {
  const call = createCall(here.url)
  const list = aList({
    start: (body, signal) => call.send(replyAttachment.create, { params: { id: '7' }, body }, signal),
  })
  list.add([aFile()])
  await stepsAre(list, ['there'])
  expect(here.seen[0]).toBe('POST /inquiries/7/attachments')
})

test('those who listen hear of each change until they stop to', async () => {
  const list = aList()
  const listener = vi.fn<() => void>()
  const unsubscribe = list.subscribe(listener)
  list.add([aFile('photo.heic')])
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
  list.remove(keyOf(list, 0))
  expect(listener).toHaveBeenCalledOnce()
})
