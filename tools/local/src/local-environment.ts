import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { isRunning } from './supervisor/running-process.ts'
import type { Identity } from './processes/services.ts'
import { ROOT } from './settings.ts'

/** `local:serve` writes the addresses of its services into this file; the apps' `serve` reads it with `--env-file`. */
export const ENVIRONMENT_FILE = join(ROOT, '.data', 'local.env')

/** The variables in the file; undefined if there is no file or its services have ended. */
export function localEnvironment() {
  if (!existsSync(ENVIRONMENT_FILE)) return undefined
  const variables = parseEnv(readFileSync(ENVIRONMENT_FILE, 'utf8'))
  return isRunning(variables['LOCAL_SERVICES'] ?? '') ? variables : undefined
}

/** The identity provider that a local environment names. */
export function identityFrom(environment: NodeJS.Dict<string>): Identity {
  const { FIREBASE_PROJECT_ID: project = '', FIREBASE_AUTH_EMULATOR_HOST: emulator } = environment
  return { project, env: {}, ...(emulator === undefined ? {} : { emulator }) }
}
