import { createServer, type ServerResponse } from 'node:http'
import { menu } from '@energy/contracts/site'
import { expect, test } from 'vitest'
import { createCall } from '../../src/call.ts'
import { listening } from '../fixtures/listening.ts'

let answer: (response: ServerResponse) => unknown
const server = createServer((request, response) => {
  request.resume()
  answer(response)
})
const here = listening(server)

const answering = (status: number, type: string, body: string) => {
  answer = (response) => response.writeHead(status, { 'content-type': type }).end(body)
}
/** The connection ends within the body. */
const brokenOff = (status: number, type: string, end: (response: ServerResponse) => void) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': type, 'content-length': 500 })
    response.write('{"services":', () => end(response))
  }
}
const UNREAD = 'The answer of the server could not be read. Check your connection and try again.'
const PROBLEM = 'application/problem+json'
const cut = (response: ServerResponse) => response.destroy()
const ours = { name: 'CallError', message: 'Something broke on our side. Try again in a moment.' }

test('an HTML page in place of a JSON response is a failed call with status 0', async () => {
  answering(200, 'text/html', '<!doctype html><h1>Log in to this network</h1>')
  await expect(createCall(here.url)(menu)).rejects.toMatchObject({
    name: 'CallError',
    status: 0,
    message: UNREAD,
    cause: expect.objectContaining({ name: 'SyntaxError' }),
  })
})

test('an empty response is a failed call with status 0', async () => {
  answering(200, 'application/json', '')
  await expect(createCall(here.url)(menu)).rejects.toMatchObject({ name: 'CallError', status: 0 })
})

test('a connection that is cut within the response is a failed call with status 0', async () => {
  brokenOff(200, 'application/json', cut)
  await expect(createCall(here.url)(menu)).rejects.toMatchObject({
    name: 'CallError',
    status: 0,
    message: UNREAD,
    cause: expect.objectContaining({ name: 'TypeError' }),
  })
})

test('an error response whose body is cut, not JSON or not a problem keeps its status', async () => {
  const call = createCall(here.url)
  brokenOff(503, PROBLEM, cut)
  await expect(call(menu)).rejects.toMatchObject({ ...ours, status: 503 })
  for (const body of ['<h1>Bad gateway</h1>', 'null', '"Away"', '{}', '{"detail":7}']) {
    answering(502, PROBLEM, body)
    await expect(call(menu)).rejects.toMatchObject({ ...ours, status: 502 })
  }
})

test('a call that is aborted within the response rejects with the reason of the signal', async () => {
  for (const status of [200, 503]) {
    const giving = new AbortController()
    brokenOff(status, PROBLEM, () => giving.abort(new Error('Nobody looks any more')))
    await expect(createCall(here.url).send(menu, {}, giving.signal)).rejects.toThrow('Nobody looks any more')
  }
})

test('a failure to get a token is a failed call with status 0', async () => {
  const call = createCall(here.url, () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call(menu)).rejects.toMatchObject({
    name: 'CallError',
    status: 0,
    cause: expect.objectContaining({ name: 'TypeError' }),
  })
})
