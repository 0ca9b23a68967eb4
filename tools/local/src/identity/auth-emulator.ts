import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const PROGRAM = require.resolve('firebase-tools/lib/bin/firebase.js')
const PRELOADED = ['auth-preload.ts', 'emulated-sign-up.ts', 'emulated-totp.ts'].flatMap((file) => [
  '--import',
  fileURLToPath(new URL(file, import.meta.url)),
])

export interface AuthPorts {
  auth: number
  hub: number
  logging: number
}

const at = (port: number) => ({ host: '127.0.0.1', port })

/**
 * Arguments, working directory and environment for Firebase's Auth emulator. It uses no network and no login, and
 * writes only into `directory`.
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
    args: [...PRELOADED, PROGRAM, ...start],
    cwd: directory,
    // The emulator writes its address into TMPDIR for other emulators of the project. Two copies must not share it.
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: join(directory, 'config'), TMPDIR: temporary },
  }
}
