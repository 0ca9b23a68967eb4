import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeGracefully } from '../src/graceful-close.ts'

/** A server that has been closing for this many milliseconds, with a request whose last byte `finish` sends. */
async function aClosingServer(later: number) {
  const server = createServer((request, response) => request.resume().once('end', () => response.end('whole')))
  const preClose = new Promise<() => Promise<void>>((resolve) =>
    closeGracefully({ server, addHook: (_name, hook) => resolve(hook) }, 0),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  client.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n\r\na')
  const answer = text(client)
  await once(server, 'request')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await (
    await preClose
  )()
  const closed = once(server.close(), 'close')
  vi.advanceTimersByTime(later)
  return { answer, closed, finish: () => client.write('b') }
}

test('a request that is on its way while the server closes is answered within 25 seconds', async () => {
  const { answer, closed, finish } = await aClosingServer(24_999)
  finish()
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*whole/)
  await closed
})

test('a client that sends no more of its request holds a server that closes for 25 seconds', async () => {
  const { answer, closed } = await aClosingServer(25_000)
  await closed
  expect(await answer).toBe('')
})
