import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')

const without = (...files: string[]) => files.map((file) => `:(top,exclude)${file}`)

const NO_TEXTS = without('*.md')
/** All that a chapter may measure: neither texts nor tests, nor what decides which chapters are made. */
const MEASURED = [
  ...NO_TEXTS,
  ...without('*/test/*', 'apps/e2e/journeys/*', 'apps/e2e/screens/*', 'apps/e2e/servers/*'),
  ...without('tools/bench/src/main.ts', 'tools/bench/src/changed-since.ts'),
]
const DASHBOARD = ['apps/admin/*', 'apps/e2e/*']
const CHAPTERS_OF_DASHBOARD = ['editor', 'inbox', 'start']
/** Folders of the bench, each with the only chapters that run it. */
const OWN_FOLDERS = {
  database: ['database'],
  mutants: ['mutants'],
  peers: ['peers'],
  size: ['size'],
  tests: ['start', 'tests'],
}

/** Pathspecs of git for the files that a chapter depends on. @param chapter the name of its bench */
export function filesOf(chapter: string): readonly string[] {
  if (chapter === 'tests') return NO_TEXTS
  const foreign = Object.entries(OWN_FOLDERS).filter(([, chapters]) => !chapters.includes(chapter))
  return [
    ...MEASURED,
    ...without(...foreign.map(([folder]) => `tools/bench/src/${folder}/*`)),
    ...(CHAPTERS_OF_DASHBOARD.includes(chapter) ? [] : without(...DASHBOARD)),
  ]
}

/**
 * Whether files differ between a commit and that of the workspace. Those of an unknown commit differ.
 * @param files pathspecs of git, relative to `cwd`
 * @param cwd a folder of the repository
 */
export const hasChangedSince = (commit: string, files: readonly string[], cwd = ROOT) =>
  spawnSync('git', ['diff', '--quiet', commit, 'HEAD', '--', ...files], { cwd }).status !== 0
