import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

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
const PLUGINS = `${API}/src/plugins`

/** By plugin: the test files of the API that are about it. All of them together would take minutes for each mutant. */
const ABOUT: Record<string, readonly string[]> = {
  access: ['access', 'binding'],
  away: ['out-of-reach', 'search', 'errors'],
  changes: ['hearing'],
  database: ['out-of-reach', 'pool'],
  docs: ['openapi'],
  errors: ['errors', 'validation'],
  faults: ['faults'],
  headers: ['headers'],
  identity: ['identity'],
  kept: ['kept-rules', 'kept-unheard', 'kept', 'kept-away', 'kept-elsewhere'],
  limits: ['limits'],
  log: ['log'],
  methods: ['methods', 'refusals'],
  metrics: ['metrics'],
  outbox: ['outbox'],
  pressure: ['connections'],
  raw: ['raw'],
  validation: ['validation', 'faults'],
  writing: ['once', 'audit'],
}

function plugins(): Part[] {
  return readdirSync(join(ROOT, PLUGINS)).map((file) => {
    const name = file.replace(/\.ts$/, '')
    const about = ABOUT[name]
    if (!about) throw new Error(`No tests are named for the plugin ${name}: tools/bench/src/mutants/rooms.ts`)
    return {
      name,
      files: [`${PLUGINS}/${file}`],
      room: API,
      tests: about.map((test) => `test/${test}.test.ts`),
    }
  })
}

/** What is mutated, room by room, in parts that are run one after the other. */
export const rooms = (): Record<string, Part[]> => ({
  contracts: [library('contracts')],
  client: [library('client')],
  server: [library('server')],
  plugins: plugins(),
})
