import path from 'node:path'
import { copyOfWorkspace } from '../copy.ts'

/** What a developer writes for a new kind: its record, its pages, its sample, and the lines that list them. */
const PATCH = path.resolve(import.meta.dirname, '../../try-kind/projects.patch')
/** The projects that go through the records of all kinds. */
const PROJECTS = ['apps/api', 'apps/web', 'apps/admin', 'apps/e2e', 'tools/local', 'tools/workspace']
/** The API tests that run for every kind. */
const API_TESTS = [
  'content/content',
  'calls/lists',
  'database/counts',
  'search/search',
  'access/access-matrix',
  'openapi/openapi-answers',
]

/** Of the tests that are named by a route, those of the new kind: the others run without it, too. */
const OF_NEW_KIND = String.raw`^(?!.*\b(GET|POST|PUT|PATCH|DELETE) /(?!projects\b))`

/** Adds a fourth kind of content to a copy of the workspace, as CONTRIBUTING says. Each check returns its exit code. */
export function tryKind() {
  const copy = copyOfWorkspace()
  copy.git('apply', '-C1', PATCH)
  return {
    migration: () => copy.check('tools/workspace', 'node', 'src/kinds/main.ts'),
    client: () => copy.check('apps/api', 'prisma', 'generate'),
    types: () => copy.check('.', 'tsc', '--build', ...PROJECTS),
    lint: () => copy.check('.', 'nx', 'run-many', '-t', 'lint'),
    apiTests: () =>
      copy.check('apps/api', 'vitest', 'run', '-t', OF_NEW_KIND, ...API_TESTS.map((name) => `test/${name}.test.ts`)),
    build: () => copy.check('.', 'nx', 'run-many', '-t', 'build', '-p', 'api,web,admin'),
    /** Publishes a project in the dashboard and reads it on the site. */
    journey: () => copy.check('apps/e2e', 'playwright', 'test', 'new-kind', '--project=desktop'),
    remove: () => copy.remove(),
  }
}
