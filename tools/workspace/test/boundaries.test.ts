import { afterAll, afterEach, expect, test } from 'vitest'
import { copyOfWorkspace } from './copy.ts'

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
    '@energy/api/src/env',
    'Imports of apps are forbidden',
  ],
  ['the dashboard that imports the site', 'admin', 'apps/admin/src/planted.ts', '../../web/src/routes.tsx', 'relative'],
  [
    'a screen that imports another screen',
    'web',
    'apps/web/src/screens/planted.tsx',
    './home.tsx',
    'A screen never imports another screen',
  ],
  [
    'a component that imports a screen',
    'admin',
    'apps/admin/src/components/planted.tsx',
    '../screens/overview.tsx',
    'A component never imports a screen',
  ],
  [
    'a route that imports another route',
    'api',
    'apps/api/src/routes/planted.ts',
    './content.ts',
    'A route never imports another route',
  ],
] as const

test.for(forbidden)('lint refuses %s', ([, project, file, specifier, reason]) => {
  copy.plant(file, `export * from '${specifier}'\n`)
  const { status, output } = copy.nx('run', `${project}:lint`)
  expect(output).toContain('planted.ts')
  expect(output).toContain(reason)
  expect(status).not.toBe(0)
})

test('lint refuses a circle of imports', () => {
  copy.plant('libs/client/src/planted-a.ts', "import { b } from './planted-b.ts'\nexport const a = () => b()\n")
  copy.plant(
    'libs/client/src/planted-b.ts',
    "import { a } from './planted-a.ts'\nexport const b = (): unknown => a()\n",
  )
  const { status, output } = copy.nx('run', 'client:lint')
  expect(output).toContain('no-cycle')
  expect(status).not.toBe(0)
})

test('lint is content with the workspace as it stands', () => {
  expect(copy.nx('run-many', '-t', 'lint')).toMatchObject({ status: 0 })
})
