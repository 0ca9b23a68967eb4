import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { inject, vi } from 'vitest'

const program = fileURLToPath(new URL('../../src/worker.ts', import.meta.url))

/** The worker as a process of its own, told this environment and nothing else. */
export function startWorker(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], { env })
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)])
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
  return {
    ended: ended.then(([[code, signal], errors]) => ({ code: Number(code), signal: String(signal), errors })),
    /** All that it has written so far. */
    said: () => output,
    /** Waits until it has written this. */
    says: (words: string) => vi.waitUntil(() => output.includes(words), { timeout: 30_000, interval: 20 }),
    async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      child.kill(signal)
      return this.ended
    },
  }
}

/** The worker of a database; it sends mails into nothing, unless it is told where. */
export const aWorkerOn = (databaseUrl: string, settings: Record<string, string> = {}) =>
  startWorker({
    APP_MODE: 'local',
    DATABASE_URL: databaseUrl,
    SITE_URL: 'http://localhost:4200',
    API_URL: '/api',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hello@example.com',
    FIREBASE_PROJECT_ID: inject('project'),
    FIREBASE_AUTH_EMULATOR_HOST: inject('emulator'),
    ...settings,
  })
