import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')

const without = (...files: string[]) => files.map((file) => `:(top,exclude)${file}`)

/** Pathspecs of git for all files but texts. */
export const NO_TEXTS = without('*.md')
/** For all that a chapter may measure: neither texts nor tests, nor what decides which chapters are made. */
export const MEASURED = [
  ...NO_TEXTS,
  ...without('*/test/*', 'apps/e2e/journeys/*', 'apps/e2e/screens/*', 'apps/e2e/servers/*'),
  ...without('tools/bench/src/main.ts', 'tools/bench/src/changed-since.ts', 'tools/bench/src/mutants/*'),
]
/** For what a chapter may measure that opens no dashboard. */
export const MEASURED_WITHOUT_DASHBOARD = [...MEASURED, ...without('apps/admin/*', 'apps/e2e/*')]

/**
 * Whether files differ between a commit and that of the workspace. Those of an unknown commit differ.
 * @param files pathspecs of git, relative to `cwd`
 * @param cwd a folder of the repository
 */
export const hasChangedSince = (commit: string, files: readonly string[], cwd = ROOT) =>
  spawnSync('git', ['diff', '--quiet', commit, 'HEAD', '--', ...files], { cwd }).status !== 0
