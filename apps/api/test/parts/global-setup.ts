import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startEmulator } from './emulator.ts'
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

/** One PostgreSQL and one identity emulator for the whole run, both real, both gone afterwards. */
export default async function setUp({ provide }: TestProject) {
  const project = 'demo-energy'
  const [postgres, emulator] = await Promise.all([
    process.env['TEST_DATABASE_URL']
      ? { url: process.env['TEST_DATABASE_URL'], stop: async () => {} }
      : startPostgres(await mkdtemp(join(tmpdir(), 'energy-api-')), '--temporary'),
    startEmulator(project),
  ])
  const template = new URL(postgres.url)
  template.pathname = '/template_of_tests'
  await promisify(execFile)('prisma', ['migrate', 'deploy'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: template.href },
  })
  provide('template', template.href)
  provide('emulator', emulator.host)
  provide('project', project)
  return () => Promise.all([postgres.stop(), emulator.stop()])
}
