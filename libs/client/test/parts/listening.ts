import type { Server } from 'node:http'
import { afterAll, beforeAll } from 'vitest'

/** Opens a server for the tests of a file; where it is found, once they run. */
export function listening(server: Server) {
  const found = { url: '' }
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port')
    found.url = `http://127.0.0.1:${address.port}`
  })
  afterAll(() => server.close())
  return found
}
