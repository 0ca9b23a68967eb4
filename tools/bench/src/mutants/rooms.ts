import { globSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../../..')

/** Files that are mutated together, and the tests that must notice. */
export interface Part {
  name: string
  /** What is mutated, from the root of the workspace. */
  files: readonly string[]
  /** The folder of the tests. */
  room: string
  tests: readonly string[]
}

const library = (name: string): Part => ({
  name,
  files: [`libs/${name}/src/**/*.ts`],
  room: `libs/${name}`,
  tests: ['test/**/*.test.ts'],
})

const API = 'apps/api'
const SOURCES = `${API}/src`

/** By file: the test files of the API that are about it. All of them together would take minutes for each mutant. */
const ABOUT: Record<string, readonly string[]> = {
  'plugins/access': ['access', 'binding'],
  'plugins/cache/cache': ['cache-rules', 'cache-unsubscribed', 'cache', 'cache-unavailable', 'cache-replicas'],
  'plugins/cache/tags': ['cache-rules', 'cache-fresh'],
  'plugins/changes': ['subscription'],
  'plugins/database': ['out-of-reach', 'pool'],
  'plugins/errors/connection-errors': ['connection-errors'],
  'plugins/errors/errors': ['errors', 'validation'],
  'plugins/errors/field-errors': ['field-errors'],
  'plugins/headers': ['headers'],
  'plugins/identity/expiring-map': ['expiring-map'],
  'plugins/identity/identity': ['identity'],
  'plugins/identity/published-keys': ['published-keys'],
  'plugins/identity/token': ['tokens', 'broken-tokens'],
  'plugins/limits': ['limits'],
  'plugins/log/log': ['log'],
  'plugins/log/log-stream': ['log', 'logs'],
  'plugins/methods': ['methods', 'refused-calls'],
  'plugins/metrics': ['metrics'],
  'plugins/openapi/answers': ['openapi', 'openapi-answers'],
  'plugins/openapi/document': ['openapi', 'openapi-answers'],
  'plugins/openapi/openapi': ['openapi'],
  'plugins/openapi/page': ['openapi'],
  'plugins/outbox': ['outbox'],
  'plugins/pressure': ['connections'],
  'plugins/validation': ['validation', 'field-errors'],
  'plugins/write': ['once', 'audit'],
  'shared/database-errors': ['out-of-reach', 'search', 'errors'],
}

function plugins(): Part[] {
  for (const file of globSync('plugins/**/*.ts', { cwd: join(ROOT, SOURCES) }))
    if (!ABOUT[file.replace(/\.ts$/, '')])
      throw new Error(`No tests are named for ${file}: tools/bench/src/mutants/rooms.ts`)
  return Object.entries(ABOUT).map(([file, tests]) => ({
    name: basename(file),
    files: [`${SOURCES}/${file}.ts`],
    room: API,
    tests: tests.map((test) => `test/${test}.test.ts`),
  }))
}

/** What is mutated, room by room, in parts that are run one after the other. */
export const rooms = (): Record<string, Part[]> => ({
  contracts: [library('contracts')],
  client: [library('client')],
  server: [library('server')],
  plugins: plugins(),
})
