import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PRELOAD = fileURLToPath(new URL('auth-preload.ts', import.meta.url))

export interface AuthPorts {
  auth: number
  hub: number
  logging: number
}

const at = (port: number) => ({ host: '127.0.0.1', port })

/**
 * How Firebase's Auth emulator is run. It reaches for no network and no login, and everything it writes stays in a
 * directory.
 */
export function authEmulator(directory: string, project: string, ports: AuthPorts) {
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

  const start = ['emulators:start', '--only', 'auth', '--project', project, '--config', config]
  return {
    args: ['--import', PRELOAD, program(), ...start],
    cwd: directory,
    // In its TMPDIR it notes where it runs, for others of the same project: two copies must not find each other.
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: join(directory, 'config'), TMPDIR: temporary },
  }
}

function program() {
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve('firebase-tools/package.json')), 'lib', 'bin', 'firebase.js')
}
