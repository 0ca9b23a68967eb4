import { createCall } from '@energy/client/call'
import { FILE_BOUNDS, upload } from '@energy/contracts/pictures/uploads'
import { expect, test } from 'vitest'
import { sendPicture } from '../../../src/features/account/profile/send-picture.ts'
import { listening } from '../../fixtures/listening.ts'

const aFile = (bytes = 10) => new File([Buffer.alloc(bytes)], 'face.jpg')

/**
 * Uploads of which the API takes no chunk, and the calls that it has seen until a last one, before which all others arrive.
 * @param whenAsked is called when a chunk has arrived
 */
async function anApi(whenAsked: () => void = () => undefined) {
  const seen: string[] = []
  const url = await listening((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    const status = request.method === 'PUT' ? 403 : 201
    if (status === 403) whenAsked()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ _id: '1', name: 'face.jpg', bytes: 10, missing: [0] }))
  })
  const call = createCall(url)
  async function allSeen() {
    await call(upload.read, { params: { id: 'last' } })
    return seen
  }
  return { seen, allSeen, call }
}

test('a file that is empty or too large is not sent', async () => {
  const { seen, call } = await anApi()
  const empty = sendPicture(call, aFile(0), {})
  await expect(empty).rejects.toMatchObject({
    status: 422,
    problem: { title: 'Refused' },
    message: 'This file is empty.',
  })
  const message = 'This file has 21 MB, and a picture at most 20. Choose a smaller one.'
  await expect(sendPicture(call, aFile(FILE_BOUNDS.bytes + 1), {})).rejects.toMatchObject({ status: 422, message })
  expect(seen).toEqual([])
})

test('what has arrived of a picture stays when it fails, so that it can be continued', async () => {
  const { allSeen, call } = await anApi()
  const started: string[] = []
  const sent = sendPicture(call, aFile(FILE_BOUNDS.bytes), { onStart: (id) => started.push(id) })
  await expect(sent).rejects.toMatchObject({ status: 403 })
  expect(started).toEqual(['1'])
  expect(await allSeen()).toEqual(['POST /uploads', 'PUT /uploads/1/chunks/0', 'GET /uploads/last'])
})

test('what has arrived of a picture is deleted when it is cancelled', async () => {
  const cancel = new AbortController()
  const { seen, call } = await anApi(() => cancel.abort(new Error('Cancelled')))
  await expect(sendPicture(call, aFile(), { signal: cancel.signal })).rejects.toThrow('Cancelled')
  await expect.poll(() => seen.at(-1)).toBe('DELETE /uploads/1')
})

test('a picture that is cancelled before it has begun leaves nothing to delete', async () => {
  const { allSeen, call } = await anApi()
  await expect(sendPicture(call, aFile(), { signal: AbortSignal.abort(new Error('Cancelled')) })).rejects.toThrow(
    'Cancelled',
  )
  expect(await allSeen()).toEqual(['GET /uploads/last'])
})
