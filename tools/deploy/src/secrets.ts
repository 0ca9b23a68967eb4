import { readFileSync } from 'node:fs'

/** Settings that should not be in the environment of a container. Each can be in a file that `…_FILE` names. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'AWS_SECRET_ACCESS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

/**
 * Sets each secret from the file that its `…_FILE` names.
 * @throws Error with the name of the variable if the file can't be read or is empty, or if both are set
 */
export function loadSecrets(env: NodeJS.ProcessEnv) {
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]
    if (!file) continue
    if (env[name]) throw new Error(`Set ${name} or ${name}_FILE, not both.`)
    env[name] = contentOf(file, `${name}_FILE`)
  }
}

function contentOf(file: string, name: string) {
  let content: string
  try {
    content = readFileSync(file, 'utf8').trim()
  } catch {
    throw new Error(`${name} names a file that cannot be read.`)
  }
  if (!content) throw new Error(`${name} names an empty file.`)
  return content
}
