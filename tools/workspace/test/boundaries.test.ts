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

/** Rules between projects, checked by oxlint. */
const betweenProjects: Violation[] = [
  {
    name: 'a contract that imports the client',
    file: 'libs/contracts/src/planted.ts',
    text: reexport('@energy/client/call'),
    reason: 'Circular dependency between "contracts" and "client"',
  },
  {
    name: 'the server that imports the client',
    file: 'apps/api/src/planted.ts',
    text: reexport('@energy/client/call'),
    reason: 'A project tagged with "room:api" can only depend on',
  },
  {
    name: 'the site that imports the server',
    file: 'apps/web/src/planted.ts',
    text: reexport('@energy/api/media/store'),
    reason: 'A project tagged with "room:web" can only depend on',
  },
  {
    name: 'the dashboard that imports the site',
    file: 'apps/admin/src/planted.ts',
    text: reexport('../../web/src/app/routes.tsx'),
    reason: 'relative',
  },
  {
    name: 'a page of the site that imports libs/server',
    file: 'apps/web/src/features/home/planted-page.ts',
    text: reexport('@energy/server/page-headers'),
    reason: 'imports nothing of libs/server',
  },
  {
    name: 'a page of the site that imports the parser of formatted texts',
    file: 'apps/web/src/features/home/planted-parser.ts',
    text: reexport('@energy/formatted/parse'),
    reason: 'The site ships no parser',
  },
  {
    name: 'a circular import',
    file: 'libs/client/src/planted-a.ts',
    text: "import { b } from './planted-b.ts'\nexport const a = () => b()\n",
    reason: 'no-cycle',
  },
]

/** Rules within a project, checked by dependency-cruiser. */
const withinProject: Violation[] = [
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
const CONFIGS = { oxlint: '.oxlintrc.json', depcruise: '.dependency-cruiser.json' }

/** Lints these files alone, as the target `lint` of their projects does for all files. */
function oxlint(files: readonly string[]) {
  // The rule reads the graph of projects that Nx has stored, and checks nothing without one.
  copy.nx('show', 'projects')
  return copy.output('.', 'oxlint', '--config', CONFIGS.oxlint, '--deny-warnings', ...files)
}
/** dependency-cruiser runs in each project: its rules name paths in a project. */
const cruise = (files: readonly string[]) => {
  const byProject = Map.groupBy(files, (file) => file.split('/').slice(0, 2).join('/'))
  const runs = [...byProject].map(([project, paths]) =>
    copy.output(
      project,
      'depcruise',
      '--config',
      `../../${CONFIGS.depcruise}`,
      ...paths.map((file) => file.slice(project.length + 1)),
    ),
  )
  return {
    status: Math.max(...runs.map(({ status }) => status ?? 1)),
    output: runs.map(({ output }) => output).join('\n'),
  }
}

// One run of a tool for all violations, over the planted files alone.
describe.each([
  { tool: 'oxlint', violations: betweenProjects, lint: oxlint },
  { tool: 'dependency-cruiser', violations: withinProject, lint: cruise },
])('lint, by $tool,', ({ violations, lint }) => {
  const files = violations.map(({ file }) => file)
  let output = ''
  beforeAll(() => {
    copy.plant(CIRCLE.file, CIRCLE.text)
    for (const { file, text } of violations) copy.plant(file, text)
    ;({ output } = lint(files))
  })
  afterAll(() => void copy.reset())

  test.for(violations)('rejects $name', ({ file, reason }) => {
    const messages = output.split(/\n(?=\s*(?:[x×]|error) )/)
    const [, ownPath = file] = file.split(/^(?:apps|libs)\/\w+\//)
    expect(messages.filter((message) => message.includes(reason)).join('\n')).toContain(ownPath)
  })

  test('accepts the same files without the violations', () => {
    for (const file of files) copy.plant(file, 'export const planted = true\n')
    expect(lint(files)).toMatchObject({ status: 0 })
  })
})

test('the target `lint` of every project runs both tools with these rules', () => {
  const { targetDefaults }: { targetDefaults: { lint: { command: string } } } = JSON.parse(copy.read('nx.json'))
  for (const [tool, config] of Object.entries(CONFIGS))
    expect(targetDefaults.lint.command).toContain(`${tool} --config ../../${config}`)
  for (const file of copy.git('ls-files', ':(glob)*/*/package.json').trim().split('\n')) {
    const { nx }: { nx: { targets: { lint?: { command?: string } } } } = JSON.parse(copy.read(file))
    const { command = targetDefaults.lint.command } = nx.targets.lint ?? { command: 'none' }
    expect([file, command]).toEqual([file, expect.stringContaining(targetDefaults.lint.command)])
  }
})
