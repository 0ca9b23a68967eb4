import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyOfWorkspace } from '../src/copy.ts'

const copy = copyOfWorkspace()
afterAll(() => copy.remove())

interface Violation {
  name: string
  file: string
  text: string
  /** Part of the message of lint. */
  reason: string
}
const reexport = (specifier: string) => `export * from '${specifier}'\n`

const violations: Violation[] = [
  {
    name: 'a contract that imports the client',
    file: 'libs/contracts/src/planted.ts',
    text: reexport('@energy/client/call'),
    reason: 'libs/contracts-imports-its-listed-projects-alone',
  },
  {
    name: 'the server that imports the client',
    file: 'apps/api/src/planted.ts',
    text: reexport('@energy/client/call'),
    reason: 'apps/api-imports-its-listed-projects-alone',
  },
  {
    name: 'a test of the server that imports the dashboard',
    file: 'apps/api/test/planted.ts',
    text: reexport('../../admin/src/app/query-client.ts'),
    reason: 'apps/api-imports-its-listed-projects-alone',
  },
  {
    name: 'the site that imports the server',
    file: 'apps/web/src/planted.ts',
    text: reexport('@energy/api/media/store'),
    reason: 'apps/web-imports-its-listed-projects-alone',
  },
  {
    name: 'the dashboard that imports types of the site',
    file: 'apps/admin/src/planted.ts',
    text: "export type * from '../../web/src/app/routes.tsx'\n",
    reason: 'apps/admin-imports-its-listed-projects-alone',
  },
  {
    name: 'a module of a lib that is imported by its path',
    file: 'apps/web/test/planted.ts',
    text: reexport('../../../libs/client/src/call.ts'),
    reason: 'another-project-is-imported-by-its-package',
  },
  {
    name: 'a page of the site that imports libs/server',
    file: 'apps/web/src/features/home/planted-page.ts',
    text: reexport('@energy/server/page-headers'),
    reason: 'the-browser-imports-nothing-of-libs-server',
  },
  {
    name: 'a page of the site that loads the parser of formatted texts',
    file: 'apps/web/src/features/home/planted-parser.ts',
    text: "export const load = () => import('@energy/formatted/parse')\n",
    reason: 'the-site-ships-no-parser',
  },
  {
    name: 'a circular import',
    file: 'libs/client/src/planted-a.ts',
    text: "import { b } from './planted-b.ts'\nexport const a = () => b()\n",
    reason: 'no-circle',
  },
  {
    name: 'a feature that imports another feature',
    file: 'apps/web/src/features/home/planted.ts',
    text: reexport('../contact/contact.tsx'),
    reason: 'a-feature-never-imports-another-feature',
  },
  {
    name: 'a dynamic import of another feature',
    file: 'apps/admin/src/features/search/planted.ts',
    text: "export const load = () => import('../people/role-change.tsx')\n",
    reason: 'a-feature-never-imports-another-feature',
  },
  {
    name: 'a feature that imports the app around it',
    file: 'apps/admin/src/features/content/editor/planted.ts',
    text: reexport('../../../app/query-client.ts'),
    reason: 'a-feature-imports-shared-and-libs-alone',
  },
  {
    name: 'a shared module that imports a feature',
    file: 'apps/admin/src/shared/list/planted.ts',
    text: reexport('../../features/people/role-change.tsx'),
    reason: 'shared-never-imports-a-feature-a-plugin-or-the-app',
  },
  {
    name: 'a plugin that imports a feature',
    file: 'apps/api/src/plugins/identity/planted.ts',
    text: reexport('../../features/people/deletion.ts'),
    reason: 'a-plugin-imports-plugins-and-shared-alone',
  },
]

const CIRCLE = {
  file: 'libs/client/src/planted-b.ts',
  text: "import { a } from './planted-a.ts'\nexport const b = (): unknown => a()\n",
}
const CHECK = 'depcruise --config .dependency-cruiser.mjs'

/** Checks the imports of these files alone, as lint does for all files. */
function check(files: readonly string[]) {
  const [program = '', ...args] = CHECK.split(' ')
  return copy.output(program, ...args, ...files)
}

// One run for all violations, over the planted files alone.
describe('the check of imports', () => {
  const files = violations.map(({ file }) => file)
  let output = ''
  beforeAll(() => {
    copy.plant(CIRCLE.file, CIRCLE.text)
    for (const { file, text } of violations) copy.plant(file, text)
    ;({ output } = check(files))
  })
  afterAll(() => void copy.reset())

  test.for(violations)('rejects $name', ({ file, reason }) => {
    const messages = output.split(/\n(?=\s*error )/)
    expect(messages.filter((message) => message.includes(reason)).join('\n')).toContain(file)
  })

  test('accepts the same files without the violations', () => {
    for (const file of files) copy.plant(file, 'export const planted = true\n')
    expect(check(files)).toMatchObject({ status: 0 })
  })
})

test('lint of the workspace checks the imports of every project, and CI runs it for every change', () => {
  const { nx }: { nx: { targets: { lint: { command: string } } } } = JSON.parse(
    copy.read('tools/workspace/package.json'),
  )
  expect(nx.targets.lint.command).toContain(`cd ../.. && ${CHECK} apps libs tools &&`)
  expect(copy.read('.github/workflows/ci.yml')).toContain('run: npx nx run workspace:lint\n')
})
