import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AccountMails, type Post } from './account-mails.ts'
import { AccountSaver, newestExport } from './accounts.ts'
import { answersAt } from './answers.ts'
import type { Part } from './part.ts'
import { until } from './until.ts'

const PRELOAD = fileURLToPath(new URL('auth-preload.ts', import.meta.url))

export interface AuthPorts {
  auth: number
  hub: number
  logging: number
}

const at = (port: number) => ({ host: '127.0.0.1', port })

/**
 * Firebase's Auth emulator as a part, with its accounts kept in the data directory. It reaches for no network and no
 * login, and everything it writes stays in the data directory. The mails it does not send are sent for it.
 */
export function authPart(dataDirectory: string, project: string, ports: AuthPorts, post: Post): Part {
  const directory = join(dataDirectory, 'auth')
  const temporary = join(directory, 'tmp')
  mkdirSync(temporary, { recursive: true })
  const emulators = {
    auth: at(ports.auth),
    hub: at(ports.hub),
    logging: at(ports.logging),
    ui: { enabled: false },
    singleProjectMode: true,
  }
  const config = join(directory, 'firebase.json')
  writeFileSync(config, JSON.stringify({ emulators }, null, 2))

  const origin = `http://127.0.0.1:${ports.auth}`
  const saver = new AccountSaver({ directory, project, auth: origin, hub: `http://127.0.0.1:${ports.hub}` })
  const answering = answersAt(origin)
  let saved: string | undefined

  const mails = new AccountMails({ project, auth: origin, ...post })
  void saver.watch(() => mails.send())

  return {
    name: 'Auth emulator',
    isService: true,
    args() {
      saver.trust(false)
      saved = newestExport(directory)
      const start = ['emulators:start', '--only', 'auth', '--project', project, '--config', config]
      return ['--import', PRELOAD, emulatorProgram(), ...start, ...(saved ? ['--import', saved] : [])]
    },
    cwd: directory,
    // In its TMPDIR it notes where it runs, for others of the same project: two copies must not find each other.
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: join(directory, 'config'), TMPDIR: temporary },
    async ready(child) {
      await answering(child)
      await until(() => saver.holds(saved), 30, 'The import of the accounts')
      saver.trust(true)
    },
    beforeEnd: () => saver.stop(),
  }
}

function emulatorProgram() {
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve('firebase-tools/package.json')), 'lib', 'bin', 'firebase.js')
}
