import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database, from which every test file has its own copy made. */
    template: string
    /** host:port of the identity emulator. */
    emulator: string
    project: string
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** One PostgreSQL for the whole run, gone afterwards. */
export default async function setUp({ provide }: TestProject) {
  const postgres = process.env['TEST_DATABASE_URL']
    ? { url: process.env['TEST_DATABASE_URL'], stop: async () => {} }
    : await startPostgres(await mkdtemp(join(tmpdir(), 'energy-api-')), '--temporary')
  const template = new URL(postgres.url)
  template.pathname = '/template_of_tests'
  await promisify(execFile)('prisma', ['migrate', 'deploy'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: template.href },
  })
  provide('template', template.href)
  return postgres.stop
}
