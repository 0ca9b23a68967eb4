import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../src/worker.ts', import.meta.url))

/** The worker as a process of its own, told this environment and nothing else. */
export function startWorker(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], { env })
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)])
  child.stdout.resume()
  return {
    child,
    ended: ended.then(([[code, signal], errors]) => ({ code: Number(code), signal: String(signal), errors })),
    async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      child.kill(signal)
      return this.ended
    },
  }
}
