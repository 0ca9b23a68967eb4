import { expect, onTestFinished, test, vi } from 'vitest'
import { aProblem } from '../fixtures/api.ts'
import { aFile, aQueue } from '../fixtures/uploads.ts'

type Queue = ReturnType<typeof aQueue>['queue']
const statesOf = (queue: Queue) => queue.rows().map(({ state }) => state)
async function stateOf(queue: Queue, state: string) {
  await expect.poll(() => queue.rows()[0]?.state).toBe(state)
}

test('at most three files are sent at once, and the others follow in their order', async () => {
  const waiting: (() => void)[] = []
  const { queue, names } = aQueue((name) => {
    if (name !== 'POST /api/pictures') return undefined
    const { promise, resolve } = Promise.withResolvers<Response>()
    waiting.push(() => resolve(Response.json({ _id: 'picture', alt: '' }, { status: 201 })))
    return promise
  })
  queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => aFile(name)))
  await expect.poll(() => waiting.length).toBe(3)
  expect(statesOf(queue)).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
  expect(names).toEqual(['a', 'b', 'c'])
  waiting[1]?.()
  await expect.poll(() => names).toEqual(['a', 'b', 'c', 'd'])
  expect(statesOf(queue)).toEqual(['sending', 'done', 'sending', 'sending', 'waiting'])
  expect(queue.isUnfinished()).toBe(true)
})

test('a file becomes a picture of the library', async () => {
  const { queue, sent } = aQueue()
  const listener = vi.fn<() => void>()
  const unsubscribe = queue.subscribe(listener)
  queue.add([aFile()])
  await stateOf(queue, 'done')
  expect(queue.rows()).toMatchObject([{ name: 'roof.jpg', arrived: 100, picture: { _id: 'picture' } }])
  expect(sent.map(({ name }) => name)).toEqual([
    'POST /api/uploads',
    'PUT /api/uploads/1/chunks/0',
    'POST /api/pictures',
  ])
  expect(sent.at(-1)?.body).toEqual({ upload: '1' })
  expect(queue.isUnfinished()).toBe(false)
  unsubscribe()
  listener.mockClear()
  queue.clear()
  expect(queue.rows()).toEqual([])
  expect(listener).not.toHaveBeenCalled()
})

test('a file takes the place of that of another picture', async () => {
  const { queue, sent } = aQueue((name) =>
    name === 'PUT /api/pictures/old/file' ? Response.json({ _id: 'new', alt: 'A roof' }) : undefined,
  )
  queue.add([aFile()], 'old')
  await stateOf(queue, 'done')
  expect(sent.at(-1)).toMatchObject({ name: 'PUT /api/pictures/old/file', body: { upload: '1' } })
  expect(queue.rows()).toMatchObject([{ replaces: 'old', alt: 'A roof', picture: { _id: 'new' } }])
})

test('what is plainly no picture, too large or empty is refused before it is sent', () => {
  const { queue, sent } = aQueue()
  queue.add([
    aFile('offer.pdf', 'application/pdf'),
    aFile('logo.svg', 'image/svg+xml'),
    aFile('none.jpg', 'image/jpeg', 0),
    aFile('large.jpg', 'image/jpeg', 20 * 2 ** 20 + 1),
  ])
  expect(queue.rows().map(({ state, message }) => `${state}: ${message}`)).toEqual([
    'refused: This is not a picture. Send a JPEG, PNG, WebP or AVIF file.',
    'refused: SVG is not taken. Send a JPEG, PNG, WebP or AVIF file.',
    'refused: This file is empty.',
    'refused: It has 20.0 MB; at most 20 MB are taken.',
  ])
  queue.retry()
  expect([sent, queue.isUnfinished()]).toEqual([[], false])
})

test('a file whose upload broke off continues, and says how far it has come', async () => {
  let isAway = true
  const { queue, sent } = aQueue((name) =>
    name.includes('chunks') && isAway ? aProblem(429, 'Too many. Try again in 4 seconds.') : undefined,
  )
  queue.add([aFile()])
  await stateOf(queue, 'failed')
  expect(queue.rows()).toMatchObject([{ message: 'Too many. Try again in 4 seconds.' }])
  isAway = false
  queue.retry()
  await stateOf(queue, 'done')
  expect(sent.slice(2).map(({ name }) => name)).toEqual(['GET /api/uploads/1', 'POST /api/pictures'])
})

test('a file that has arrived is not sent again when the picture could not be made', async () => {
  let isAway = true
  const { queue, sent } = aQueue((name) =>
    name === 'POST /api/pictures' && isAway ? aProblem(403, 'Not now.') : undefined,
  )
  const [id = ''] = queue.add([aFile()])
  await stateOf(queue, 'failed')
  isAway = false
  queue.retry([id])
  await stateOf(queue, 'done')
  expect(sent.slice(3).map(({ name }) => name)).toEqual(['POST /api/pictures'])
})

test('an upload that is gone is sent from its start', async () => {
  let isGone = true
  const { queue, names } = aQueue((name) => {
    if (name.startsWith('GET /api/uploads/') && names.length === 1) return aProblem(404, 'Not found.')
    return name === 'POST /api/pictures' && isGone ? aProblem(404, 'Not found.') : undefined
  })
  queue.add([aFile()])
  await stateOf(queue, 'failed')
  isGone = false
  queue.retry()
  await stateOf(queue, 'done')
  expect(names).toEqual(['roof.jpg', 'roof.jpg'])
})

test('a file that the server refuses says why, and cannot be sent again', async () => {
  const { queue, sent } = aQueue((name) =>
    name === 'POST /api/pictures' ? aProblem(422, 'This is not a picture that we can read.') : undefined,
  )
  queue.add([aFile()])
  await stateOf(queue, 'refused')
  expect(queue.rows()).toMatchObject([{ message: 'This is not a picture that we can read.' }])
  const { length } = sent
  queue.retry()
  expect(statesOf(queue)).toEqual(['refused'])
  expect(sent).toHaveLength(length)
})

test('a cancelled file is aborted and erased, and the next one takes its place', async () => {
  const { queue, sent, names } = aQueue((name) =>
    name.includes('/1/chunks') ? new Promise<Response>(() => undefined) : undefined,
  )
  const [first = ''] = queue.add(['a', 'b', 'c', 'd'].map((name) => aFile(name)))
  await expect.poll(() => statesOf(queue)).toEqual(['sending', 'done', 'done', 'done'])
  queue.remove(first)
  expect(names).toEqual(['a', 'b', 'c', 'd'])
  expect(statesOf(queue)).toEqual(['done', 'done', 'done'])
  await expect.poll(() => sent.at(-1)?.name).toBe('DELETE /api/uploads/1')
  expect(sent.find(({ name }) => name.includes('/1/chunks'))?.signal?.aborted).toBe(true)
  expect(queue.isUnfinished()).toBe(false)
})

test('a file that could not be read, and one whose connection broke, say so and may be sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isAway = true
  const { queue } = aQueue((name) => {
    if (!name.includes('chunks') || !isAway) return undefined
    if (name.includes('/1/')) throw new TypeError('Failed to fetch')
    return undefined
  })
  const unreadable = aFile('lost.jpg')
  vi.spyOn(unreadable, 'slice').mockImplementation(() => {
    throw new DOMException('The file is gone.', 'NotFoundError')
  })
  queue.add([aFile('roof.jpg', 'image/jpeg', 2 * 2 ** 20), unreadable])
  // What is sent again waits longer each time.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(statesOf(queue)).toEqual(['failed', 'failed'])
  expect(queue.rows().map(({ message }) => message)).toEqual([
    'The connection broke at 1.8 of 2.0 MB.',
    'This file could not be read. Choose it again.',
  ])
  isAway = false
  queue.retry()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(statesOf(queue)).toEqual(['done', 'done'])
})

test('those who listen hear of each change of the rows', async () => {
  const { queue } = aQueue()
  const states: string[] = []
  queue.subscribe(() => states.push(statesOf(queue).join(' ')))
  queue.add([aFile()])
  await stateOf(queue, 'done')
  expect([...new Set(states)]).toEqual(['waiting', 'sending', 'done'])
})

test('files that are not done stay in the list when it is cleared, and a picture changes in its own row alone', async () => {
  const { queue } = aQueue((name) => (name.includes('/1/chunks') ? aProblem(403, 'Not now.') : undefined))
  queue.add(['a', 'b', 'c'].map((name) => aFile(name)))
  await expect.poll(() => statesOf(queue)).toEqual(['failed', 'done', 'done'])
  const [first = '', second = ''] = queue.rows().map(({ id }) => id)
  queue.update(first, { alt: 'A roof' })
  queue.update(second, { alt: 'A wall' })
  expect(queue.rows().map(({ picture }) => picture?.alt)).toEqual([undefined, 'A wall', ''])
  queue.clear()
  expect(queue.rows().map(({ name }) => name)).toEqual(['a'])
})

test('a file for which an alternative text is typed and not saved stays in the list when it is cleared', async () => {
  const { queue } = aQueue()
  queue.add(['a', 'b'].map((name) => aFile(name)))
  await expect.poll(() => statesOf(queue)).toEqual(['done', 'done'])
  const [typed = '', saved = ''] = queue.rows().map(({ id }) => id)
  for (const id of [typed, saved]) queue.type(id, 'A roof')
  queue.update(saved, { alt: 'A roof' })
  queue.clear()
  expect(queue.rows().map(({ name }) => name)).toEqual(['a'])
})

test('a file that is cancelled before it was sent leaves no upload to erase', async () => {
  const { queue, sent } = aQueue((name) =>
    name.includes('chunks') ? new Promise<Response>(() => undefined) : undefined,
  )
  const [first = '', , , last = ''] = queue.add(['a', 'b', 'c', 'd'].map((name) => aFile(name)))
  await expect.poll(() => sent.filter(({ name }) => name.includes('chunks')).length).toBe(3)
  queue.remove(last)
  expect(statesOf(queue)).toEqual(['sending', 'sending', 'sending'])
  // That of another file is erased after it.
  queue.remove(first)
  const erased = () => sent.map(({ name }) => name).filter((name) => name.startsWith('DELETE'))
  await expect.poll(erased).toEqual(['DELETE /api/uploads/1'])
})

test('a typed alternative text stays with its file, and a saved one with its picture', async () => {
  const { queue } = aQueue()
  const [id = ''] = queue.add([aFile()])
  await stateOf(queue, 'done')
  queue.type(id, 'A roof')
  expect(queue.rows()).toMatchObject([{ alt: 'A roof', picture: { alt: '' } }])
  queue.update(id, { alt: 'A roof' })
  expect(queue.rows()).toMatchObject([{ picture: { _id: 'picture', alt: 'A roof' } }])
})
