// Who may import whom. Lint of tools/workspace checks it over the whole workspace, also lazy and type-only imports.

/** The projects that a project may import, beside itself. What is not listed (tools, apps/e2e) may import everything. */
const imports = {
  'libs/contracts/': [],
  'libs/client/': ['libs/contracts/'],
  'libs/formatted/': ['libs/contracts/'],
  'libs/server/': ['libs/contracts/'],
  'libs/ui/': [],
  'apps/web/': ['libs/client/', 'libs/contracts/', 'libs/formatted/', 'libs/server/', 'libs/ui/'],
  'apps/admin/': ['libs/client/', 'libs/contracts/', 'libs/formatted/', 'libs/server/', 'libs/ui/'],
  'apps/api/(?!test/)': ['libs/contracts/', 'libs/formatted/', 'libs/server/'],
  'apps/api/test/': ['apps/api/', 'libs/client/', 'libs/contracts/', 'libs/formatted/', 'libs/server/'],
}

/** The folders of `src` that a folder may import: the first one is the folder itself. */
const folders = {
  'a-feature-imports-shared-and-libs-alone': ['features', 'shared'],
  'shared-never-imports-a-feature-a-plugin-or-the-app': ['shared'],
  'a-plugin-imports-plugins-and-shared-alone': ['plugins', 'shared'],
}

const PROJECTS = '^(apps|libs|tools)/'
const BROWSER = '^apps/(admin/src|web/src/(app|features|shared))/'

const betweenProjects = Object.entries(imports).map(([project, others]) => ({
  name: `${project.split('/', 2).join('/')}-imports-its-listed-projects-alone`,
  severity: 'error',
  from: { path: `^${project}` },
  to: { path: PROJECTS, pathNot: `^(${[project, ...others].join('|')})` },
}))

const withinApp = Object.entries(folders).map(([name, allowed]) => ({
  name,
  severity: 'error',
  from: { path: `^(apps/[^/]+/src)/${allowed[0]}/` },
  to: { path: '^$1/', pathNot: `^$1/(${allowed.join('|')})/` },
}))

export default {
  forbidden: [
    ...betweenProjects,
    {
      name: 'another-project-is-imported-by-its-package',
      severity: 'error',
      comment: 'A package says in `exports` which of its modules others may import.',
      from: { path: '^((?:apps|libs|tools)/[^/]+/)' },
      to: { path: PROJECTS, pathNot: '^$1', dependencyTypes: ['local'] },
    },
    {
      name: 'the-browser-imports-nothing-of-libs-server',
      severity: 'error',
      from: { path: BROWSER },
      to: { path: '^libs/server/' },
    },
    {
      name: 'the-site-ships-no-parser',
      severity: 'error',
      comment: 'The API answers formatted texts as trees.',
      from: { path: '^apps/web/src/(app|features|shared)/' },
      to: { path: '^libs/formatted/', pathNot: '^libs/formatted/src/(view|text-of)[.]' },
    },
    {
      name: 'a-feature-never-imports-another-feature',
      severity: 'error',
      comment:
        'Code that two features need belongs in shared/ or in a lib. A screen that combines features belongs in app/.',
      from: { path: '^(apps/[^/]+/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    ...withinApp,
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|out-tsc|(^|/)(dist|generated)/' },
    tsPreCompilationDeps: true,
    // As Node resolves the packages of the workspace.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
