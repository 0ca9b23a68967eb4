import { afterAll, afterEach, expect, test } from 'vitest'
import { copyOfWorkspace } from '../src/copy.ts'

const copy = copyOfWorkspace()
afterEach(() => void copy.reset())
afterAll(() => copy.remove())

const affected = (target: string, base: string) => {
  const { output } = copy.nx(
    'show',
    'projects',
    '--affected',
    `--withTarget=${target}`,
    `--base=${base}`,
    '--head=HEAD',
  )
  return output.split('\n').filter(Boolean).toSorted()
}
const EVERYTHING = ['admin', 'api', 'deploy', 'web']

function plantedIn(project: string) {
  const before = copy.git('rev-parse', 'HEAD').trim()
  copy.plant(`${project}/src/planted.ts`, 'export const planted = true\n')
  return before
}

/** Every task that CI's first job would run, with its dependencies. */
function tasksSince(before: string) {
  const targets = ['-t', 'lint', 'typecheck', 'build', 'test']
  const { output } = copy.nx('affected', ...targets, `--base=${before}`, '--head=HEAD', '--graph=stdout')
  const { tasks }: { tasks: { tasks: object } } = JSON.parse(output.slice(output.indexOf('{')))
  return Object.keys(tasks.tasks)
}

test('a change in the site builds, checks and tests nothing of the API but its types, which tools read', () => {
  const tasks = tasksSince(plantedIn('apps/web'))
  expect(tasks).toEqual(expect.arrayContaining(['web:lint', 'web:typecheck', 'web:build', 'web:test']))
  expect(tasks.filter((task) => task.startsWith('api:')).toSorted()).toEqual(['api:generate', 'api:typecheck'])
})

test('a change in the API does not build the site', () => {
  expect(affected('build', plantedIn('apps/api'))).toEqual(['api', 'deploy'])
})

test('a change in the contracts runs all tests, builds and journeys', () => {
  const before = plantedIn('libs/contracts')
  expect(tasksSince(before)).toEqual(expect.arrayContaining(['api:test', 'web:test', 'admin:test', 'client:test']))
  expect(affected('build', before)).toEqual(EVERYTHING)
  expect(affected('journeys-site', before)).toEqual(['e2e'])
})

/** Those of these files whose change runs this task again. */
function inputsAmong(task: string, files: readonly string[]) {
  const { output } = copy.nx('show', 'target', task, 'inputs', '--check', ...files)
  // The files that are inputs are listed first.
  const [inputs = ''] = output.split('were not inputs')
  return files.filter((file) => inputs.includes(file))
}

test('a change in the dashboard does not run the journeys of the site again', () => {
  const [dashboard, site] = ['apps/admin/src/app/routes.tsx', 'apps/web/src/app/routes.tsx']
  for (const target of ['journeys-site', 'screens-site', 'servers'])
    expect([target, inputsAmong(`e2e:${target}`, [dashboard, site])]).toEqual([target, [site]])
  for (const target of ['journeys-dashboard', 'journeys-phone', 'screens-dashboard', 'origins'])
    expect([target, inputsAmong(`e2e:${target}`, [dashboard, site])]).toEqual([target, [dashboard, site]])
})

const FIXTURES = {
  formatted: 'libs/formatted/test/fixtures/clipboard.ts',
  server: 'libs/server/test/fixtures/trace-receiver.ts',
  ui: 'libs/ui/test/fixtures/render.ts',
}
const FIRST_TEXTS = 'apps/api/prisma/migrations/20261123181500_texts/migration.sql'

test.each([
  ['admin:test', [FIXTURES.formatted, FIXTURES.ui]],
  ['admin:typecheck', [FIXTURES.formatted, FIXTURES.ui]],
  ['api:test', [FIXTURES.server, 'docs/webhooks.md']],
  ['deploy:containers', [FIXTURES.server, 'Dockerfile', 'tools/schema-engine/src/main.ts']],
  ['e2e:journeys-dashboard', [FIXTURES.formatted, 'tools/local/pictures/tank-room.jpg']],
  ['web:test', [FIXTURES.server, FIXTURES.ui, FIRST_TEXTS, 'docs/settings/web.md']],
  // Links of the docs lead to them.
  ['workspace:test', ['apps/e2e/journeys/everywhere/headers.test.ts', 'tools/deploy/test/compose.test.ts']],
])('%s runs again after a change of a file that it reads in another project or in the docs', (task, files) => {
  expect(inputsAmong(task, files)).toEqual(files)
})

test('a branch is compared with its merge base, without later commits on main', () => {
  const left = copy.git('rev-parse', 'HEAD').trim()
  copy.git('checkout', '-q', '-b', 'branch')
  plantedIn('apps/web')
  copy.git('checkout', '-q', 'main')
  plantedIn('libs/contracts')
  const main = copy.git('rev-parse', 'HEAD').trim()
  copy.git('checkout', '-q', 'branch')
  expect(copy.run('tools/workspace/src/base.ts', { BASE: main })).toBe(`NX_BASE=${left}\n`)
  expect(affected('build', left)).toEqual(['deploy', 'web'])
  copy.git('checkout', '-q', 'main')
})

test.each(['', '0'.repeat(40)])('without a commit to compare with (%o) everything is affected', (before) => {
  const [, base = ''] = copy.run('tools/workspace/src/base.ts', { BASE: before }).trim().split('=')
  expect(affected('build', base)).toEqual(EVERYTHING)
})
