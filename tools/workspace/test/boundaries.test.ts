import { afterAll, afterEach, expect, test } from 'vitest'
import { copyOfWorkspace } from '../src/copy.ts'

const copy = copyOfWorkspace()
afterEach(() => void copy.reset())
afterAll(() => copy.remove())

const forbidden = [
  [
    'a contract that imports the client',
    'contracts',
    'libs/contracts/src/planted.ts',
    '@energy/client/call',
    'Circular dependency between "contracts" and "client"',
  ],
  [
    'the server that imports the client',
    'api',
    'apps/api/src/planted.ts',
    '@energy/client/call',
    'A project tagged with "room:api" can only depend on',
  ],
  [
    'the site that imports the server',
    'web',
    'apps/web/src/planted.ts',
    '@energy/api/src/app',
    'Imports of apps are forbidden',
  ],
  [
    'the dashboard that imports the site',
    'admin',
    'apps/admin/src/planted.ts',
    '../../web/src/app/routes.tsx',
    'relative',
  ],
  [
    'a page of the site that imports libs/server',
    'web',
    'apps/web/src/features/home/planted.ts',
    '@energy/server/page-headers',
    'imports nothing of libs/server',
  ],
  [
    'a feature that imports another feature',
    'web',
    'apps/web/src/features/home/planted.ts',
    '../contact/contact.tsx',
    'a-feature-never-imports-another-feature',
  ],
  [
    'a feature that imports the app around it',
    'admin',
    'apps/admin/src/features/content/editor/planted.ts',
    '../../../app/query-client.ts',
    'a-feature-imports-shared-and-libs-alone',
  ],
  [
    'a shared module that imports a feature',
    'admin',
    'apps/admin/src/shared/list/planted.ts',
    '../../features/people/role-change.tsx',
    'shared-never-imports-a-feature-a-plugin-or-the-app',
  ],
  [
    'a plugin that imports a feature',
    'api',
    'apps/api/src/plugins/identity/planted.ts',
    '../../features/people/deletion.ts',
    'a-plugin-imports-plugins-and-shared-alone',
  ],
] as const

test.for(forbidden)('lint rejects %s', ([, project, file, specifier, reason]) => {
  copy.plant(file, `export * from '${specifier}'\n`)
  const { status, output } = copy.nx('run', `${project}:lint`)
  expect(output).toContain('planted.ts')
  expect(output).toContain(reason)
  expect(status).not.toBe(0)
})

test('lint rejects a dynamic import of another feature', () => {
  copy.plant(
    'apps/admin/src/features/search/planted.ts',
    "export const load = () => import('../people/role-change.tsx')\n",
  )
  const { status, output } = copy.nx('run', 'admin:lint')
  expect(output).toContain('a-feature-never-imports-another-feature')
  expect(status).not.toBe(0)
})

test('lint rejects a circular import', () => {
  copy.plant('libs/client/src/planted-a.ts', "import { b } from './planted-b.ts'\nexport const a = () => b()\n")
  copy.plant(
    'libs/client/src/planted-b.ts',
    "import { a } from './planted-a.ts'\nexport const b = (): unknown => a()\n",
  )
  const { status, output } = copy.nx('run', 'client:lint')
  expect(output).toContain('no-cycle')
  expect(status).not.toBe(0)
})

test('lint passes for the unchanged workspace', () => {
  expect(copy.nx('run-many', '-t', 'lint')).toMatchObject({ status: 0 })
})
