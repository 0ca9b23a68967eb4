import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { isRunning } from './supervisor/running-process.ts'
import type { Identity } from './processes/services.ts'
import { ROOT } from './settings.ts'

/** `local:serve` writes the addresses of its services into this file; the apps' `serve` reads it with `--env-file`. */
export const ENVIRONMENT_FILE = join(ROOT, '.data', 'local.env')

/** A value in quotation marks that it does not contain: the format has no other way to write them. */
function quoted(value: string) {
  const mark = ["'", '`', '"'].find((each) => !value.includes(each)) ?? "'"
  return mark + value + mark
}

/** Writes variables into a file that `process.loadEnvFile` reads; the directory is made if it is absent. */
export function writeEnvironment(file: string, variables: Record<string, string>) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${quoted(value)}\n`)
  mkdirSync(dirname(file), { recursive: true })
  // Readable by its owner only: it contains the database password. Renamed, so that no reader gets an incomplete file.
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

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
