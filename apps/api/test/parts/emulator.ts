import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const END_WITH_PARENT = fileURLToPath(new URL('../../../../tools/local/src/end-with-parent.ts', import.meta.url))

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

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
    env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: join(directory, 'config') },
    execArgv: ['--import', END_WITH_PARENT],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const host = `127.0.0.1:${auth}`
  await answering(`http://${host}`)
  return {
    host,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Waits, at most half a minute, until something answers. */
export async function answering(url: string, until = Date.now() + 30_000): Promise<void> {
  const answers = await fetch(url).then(
    () => true,
    () => false,
  )
  if (answers) return
  if (Date.now() > until) throw new Error(`Nothing answers at ${url}`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await answering(url, until)
}
