import { globSync } from 'node:fs'
import { join } from 'node:path'
import { features } from './features.ts'
import { contracts } from './contracts.ts'
import { API, ROOT, apiTarget, type MutationTarget } from './target.ts'

const library = (name: string): MutationTarget => ({
  name: `libs/${name}`,
  files: [`libs/${name}/src/**/*.ts`],
  folder: `libs/${name}`,
  tests: ['test/**/*.test.ts'],
})

/**
 * The modules of a front end with decisions, such as parsing, paging and drafts. The journeys of apps/e2e test the
 * screens, their hooks and their words.
 * `literals.test.ts` reads the source, in which it would find the texts of the mutants.
 * @param others what else has no unit tests, or types alone
 * @param hooks the hooks that have
 */
const frontEnd = (name: string, others: readonly string[], hooks: readonly string[]): MutationTarget => ({
  name: `apps/${name}`,
  files: [
    `apps/${name}/src/**/*.ts`,
    ...['**/use-*.ts', ...others].map((file) => `!apps/${name}/src/${file}`),
    ...hooks.map((file) => `apps/${name}/src/${file}`),
  ],
  folder: `apps/${name}`,
  tests: ['test/**/!(literals).test.{ts,tsx}'],
})
/** Modules without decisions of the dashboard's screens: a type, a context, calls of the browser, names of columns. */
const PARTS_OF_SCREENS = [
  'features/content/editor/{draft/content-draft,fields/entry-busy}.ts',
  'features/inquiries/reply/templates/insert-text.ts',
  'features/overview/reduced-motion.ts',
  'features/sales/list/offer-columns.ts',
]
const WORDS = ['**/*kinds.ts', '**/*-routes.ts', '**/{entry-kind,questions,sample-purchases}.ts']

/** The test files of each source file of the API. All tests of the API would take minutes for each mutant. */
const TESTS_BY_FILE: Record<string, readonly string[]> = {
  'plugins/access': ['access', 'binding'],
  'plugins/cache/cache': ['cache-rules', 'cache-unsubscribed', 'cache', 'cache-unavailable', 'cache-replicas'],
  'plugins/cache/remembered': ['remembered'],
  'plugins/cache/tags': ['cache-tags', 'cache-rules', 'cache-fresh'],
  'plugins/changes': ['subscription'],
  'plugins/database': ['out-of-reach', 'pool'],
  'plugins/errors/connection-errors': ['connection-errors'],
  'plugins/errors/errors': ['errors', 'validation'],
  'plugins/errors/field-errors': ['field-errors'],
  'plugins/headers': ['headers'],
  'plugins/identity/identity': ['identity'],
  'plugins/identity/published-keys': ['published-keys'],
  'plugins/identity/token': ['tokens', 'broken-tokens'],
  'plugins/ids': ['refused-calls'],
  'plugins/limits': ['limits'],
  'plugins/log-stream': ['log-stream', 'logs'],
  'plugins/methods': ['methods', 'refused-calls'],
  'plugins/metrics': ['metrics'],
  'plugins/openapi/answers': ['openapi', 'openapi-operations'],
  'plugins/openapi/document': ['openapi', 'openapi-operations'],
  'plugins/openapi/openapi': ['openapi', 'audit'],
  'plugins/openapi/page': ['openapi-page', 'openapi'],
  'plugins/outbox': ['outbox'],
  'plugins/pressure': ['connections'],
  'plugins/storage': ['pictures'],
  'plugins/validation': ['validation', 'field-errors'],
  'plugins/write': ['once', 'audit'],
  'shared/database/database-errors': ['out-of-reach', 'search', 'errors'],
}

function plugins(): MutationTarget[] {
  for (const file of globSync('plugins/**/*.ts', { cwd: join(ROOT, API, 'src') }))
    if (!TESTS_BY_FILE[file.replace(/\.ts$/, '')])
      throw new Error(`${file} has no tests in tools/bench/src/mutants/projects.ts`)
  return Object.entries(TESTS_BY_FILE).map(([file, tests]) => apiTarget(`apps/api/src/${file}.ts`, [file], tests))
}

/** The targets of each mutated project. */
export const mutatedProjects = (): Record<string, readonly MutationTarget[]> => ({
  contracts,
  client: [library('client')],
  server: [library('server')],
  admin: [
    frontEnd(
      'admin',
      [...WORDS, ...PARTS_OF_SCREENS],
      ['shared/browser/use-address.ts', 'shared/form/use-autosave.ts', 'shared/list/use-{pages,selection}.ts'],
    ),
  ],
  web: [
    frontEnd(
      'web',
      [...WORDS, 'server/{main,production}.ts', 'shared/{form/public-form,kinds/kind-pages}.ts'],
      ['shared/use-dismissal.ts'],
    ),
  ],
  plugins: plugins(),
  features,
})

/** A target and its project. */
export interface ProjectTarget {
  project: string
  target: MutationTarget
}

/** The targets of all projects. */
export const allTargets = (): ProjectTarget[] =>
  Object.entries(mutatedProjects()).flatMap(([project, targets]) => targets.map((target) => ({ project, target })))
