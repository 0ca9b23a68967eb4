import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { copyOfWorkspace } from '../copy.ts'

/** What a developer writes for a new kind: its record, its pages, its sample, and the lines that list them. */
const PATCH = path.resolve(import.meta.dirname, '../../try-kind/projects.patch')
/** The projects that go through the records of all kinds. */
const PROJECTS = ['apps/api', 'apps/web', 'apps/admin', 'apps/e2e', 'tools/local', 'tools/workspace']
/** The API tests that run for every kind. */
const API_TESTS = ['content', 'lists', 'counts', 'search', 'access-matrix', 'openapi-answers']

/** Adds a fourth kind of content to a copy of the workspace, as CONTRIBUTING says, and runs checks there. */
export function tryKind() {
  const copy = copyOfWorkspace()
  const run = (cwd: string, program: string, ...args: string[]) =>
    execFileSync(path.join(copy.dir, 'node_modules/.bin', program), args, {
      cwd: path.join(copy.dir, cwd),
      stdio: 'inherit',
    })
  copy.git('apply', '-C1', PATCH)
  run('tools/workspace', 'node', 'src/kinds/main.ts')
  run('apps/api', 'prisma', 'generate')
  return {
    types: () => run('.', 'tsc', '--build', ...PROJECTS),
    lint: () => run('.', 'nx', 'run-many', '-t', 'lint'),
    apiTests: () => run('apps/api', 'vitest', 'run', ...API_TESTS.map((name) => `test/${name}.test.ts`)),
    /** Writes a project in the dashboard and reads it on the site. */
    journey() {
      run('.', 'nx', 'run-many', '-t', 'build', '-p', 'api,web,admin')
      run('apps/e2e', 'playwright', 'test', 'journeys/new-kind.test.ts', '--project=desktop')
    },
    remove: () => copy.remove(),
  }
}
