import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

/** A server that listens on the address of HOST. */
const SERVER = `
  import { once } from 'node:events'
  import { createServer } from 'node:http'
  import { listen } from './src/boot.ts'
  const server = createServer()
  const app = {
    listen: (options) => once(server.listen(options), 'listening'),
    close: () => server.close(),
  }
  await listen(app, process.env.HOST, { WEB_PORT: 0 })`

// 192.0.2.0/24 and names that end with .invalid are reserved, so that no machine has them.
test.each(['192.0.2.1', 'energy.invalid'])(
  'a server whose HOST is not of its machine, such as %s, ends with one line',
  async (HOST) => {
    const cwd = new URL('..', import.meta.url)
    const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], { cwd, env: { HOST } })
    onTestFinished(() => void child.kill('SIGKILL'))
    const [[code], errors] = await Promise.all([once(child, 'exit'), text(child.stderr)])
    expect([code, errors]).toEqual([1, 'HOST must be an address of this machine.\n'])
  },
)
