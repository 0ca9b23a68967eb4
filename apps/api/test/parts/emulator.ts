import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const END_WITH_PARENT = fileURLToPath(new URL('../../../../tools/local/src/end-with-parent.ts', import.meta.url))

/**
 * A free port, from below the range that systems hand out for outgoing connections: a part that takes its time to start,
 * or is started again, still finds it free.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const server = createServer().listen({ port, host: '127.0.0.1', exclusive: true })
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}

const QUIET = { CI: '1', NO_UPDATE_NOTIFIER: '1' }
const at = (port: number) => ({ host: '127.0.0.1', port })

/** Firebase's own Auth emulator, without accounts. */
export async function startEmulator(project: string) {
  const directory = await mkdtemp(join(tmpdir(), 'energy-auth-'))
  const [auth, hub, logging] = await Promise.all([freePort(), freePort(), freePort()])
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  const config = join(directory, 'firebase.json')
  await writeFile(config, JSON.stringify({ emulators: { ...emulators, singleProjectMode: true } }))

  const program = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  const args = ['emulators:start', '--only', 'auth', '--project', project, '--config', config]
  const child = fork(program, args, {
    cwd: directory,
    // In its TMPDIR it notes where it runs, for others of the same project: two runs must not find each other.
    env: { ...process.env, ...QUIET, XDG_CONFIG_HOME: join(directory, 'config'), TMPDIR: directory },
    execArgv: ['--import', END_WITH_PARENT],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const host = `127.0.0.1:${auth}`
  await Promise.race([
    answering(`http://${host}`),
    ended.then(() => Promise.reject(new Error('The emulator has ended.'))),
  ])
  return {
    host,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Waits, at most a minute and a half, until something answers: the processors may be busy with much else. */
export async function answering(url: string, until = Date.now() + 90_000): Promise<void> {
  const answers = await fetch(url).then(
    () => true,
    () => false,
  )
  if (answers) return
  if (Date.now() > until) throw new Error(`Nothing answers at ${url}`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await answering(url, until)
}
