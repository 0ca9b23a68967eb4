import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyOfWorkspace } from '../src/copy.ts'

const copy = copyOfWorkspace()
afterAll(() => copy.remove())

interface Violation {
  name: string
  project: string
  file: string
  text: string
  /** Part of the message of lint. */
  reason: string
}
const reexport = (specifier: string) => `export * from '${specifier}'\n`

/** Rules between projects, checked by oxlint. */
const betweenProjects: Violation[] = [
  {
    name: 'a contract that imports the client',
    project: 'contracts',
    file: 'libs/contracts/src/planted.ts',
    text: reexport('@energy/client/call'),
    reason: 'Circular dependency between "contracts" and "client"',
  },
  {
    name: 'the server that imports the client',
    project: 'api',
    file: 'apps/api/src/planted.ts',
    text: reexport('@energy/client/call'),
    reason: 'A project tagged with "room:api" can only depend on',
  },
  {
    name: 'the site that imports the server',
    project: 'web',
    file: 'apps/web/src/planted.ts',
    text: reexport('@energy/api/src/app'),
    reason: 'Imports of apps are forbidden',
  },
  {
    name: 'the dashboard that imports the site',
    project: 'admin',
    file: 'apps/admin/src/planted.ts',
    text: reexport('../../web/src/app/routes.tsx'),
    reason: 'relative',
  },
  {
    name: 'a page of the site that imports libs/server',
    project: 'web',
    file: 'apps/web/src/features/home/planted-page.ts',
    text: reexport('@energy/server/page-headers'),
    reason: 'imports nothing of libs/server',
  },
  {
    name: 'a circular import',
    project: 'client',
    file: 'libs/client/src/planted-a.ts',
    text: "import { b } from './planted-b.ts'\nexport const a = () => b()\n",
    reason: 'no-cycle',
  },
]

/** Rules within a project, checked by dependency-cruiser. */
const withinProject: Violation[] = [
  {
    name: 'a feature that imports another feature',
    project: 'web',
    file: 'apps/web/src/features/home/planted.ts',
    text: reexport('../contact/contact.tsx'),
    reason: 'a-feature-never-imports-another-feature',
  },
  {
    name: 'a dynamic import of another feature',
    project: 'admin',
    file: 'apps/admin/src/features/search/planted.ts',
    text: "export const load = () => import('../people/role-change.tsx')\n",
    reason: 'a-feature-never-imports-another-feature',
  },
  {
    name: 'a feature that imports the app around it',
    project: 'admin',
    file: 'apps/admin/src/features/content/editor/planted.ts',
    text: reexport('../../../app/query-client.ts'),
    reason: 'a-feature-imports-shared-and-libs-alone',
  },
  {
    name: 'a shared module that imports a feature',
    project: 'admin',
    file: 'apps/admin/src/shared/list/planted.ts',
    text: reexport('../../features/people/role-change.tsx'),
    reason: 'shared-never-imports-a-feature-a-plugin-or-the-app',
  },
  {
    name: 'a plugin that imports a feature',
    project: 'api',
    file: 'apps/api/src/plugins/identity/planted.ts',
    text: reexport('../../features/people/deletion.ts'),
    reason: 'a-plugin-imports-plugins-and-shared-alone',
  },
]

const lint = (projects: readonly string[]) => copy.nx('run-many', '-t', 'lint', '-p', ...new Set(projects))
const projectsOf = (violations: readonly Violation[]) => violations.map(({ project }) => project)

// One run of lint for all violations of a tool: each project is checked once.
describe.each([
  { tool: 'oxlint', violations: betweenProjects },
  { tool: 'dependency-cruiser', violations: withinProject },
])('lint, by $tool,', ({ violations }) => {
  let output = ''
  beforeAll(() => {
    for (const { file, text } of violations) copy.plant(file, text)
    // The other half of the circular import.
    copy.plant(
      'libs/client/src/planted-b.ts',
      "import { a } from './planted-a.ts'\nexport const b = (): unknown => a()\n",
    )
    ;({ output } = lint(projectsOf(violations)))
  })
  afterAll(() => void copy.reset())

  test.for(violations)('rejects $name', ({ project, file, reason }) => {
    const messages = output.split(/\n(?=\s*(?:[x×]|error) )/)
    const [, ownPath = file] = file.split(/^(?:apps|libs)\/\w+\//)
    expect(messages.filter((message) => message.includes(reason)).join('\n')).toContain(ownPath)
    expect(output).toContain(`- ${project}:lint`)
  })
})

test('lint passes for the same projects without the violations', () => {
  expect(lint(projectsOf([...betweenProjects, ...withinProject]))).toMatchObject({ status: 0 })
})
