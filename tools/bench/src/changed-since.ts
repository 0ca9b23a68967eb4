import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Pathspecs of git for all files but texts, and for all but texts and tests. */
export const NO_TEXTS = [':(top,exclude)*.md']
const TESTS = ['*/test', 'apps/e2e/journeys', 'apps/e2e/screens', 'apps/e2e/servers'].map(
  (folder) => `:(top,exclude)${folder}/*`,
)
export const NO_TEXTS_OR_TESTS = [...NO_TEXTS, ...TESTS]

/**
 * Whether files differ between a commit and that of the workspace. Those of an unknown commit differ.
 * @param files pathspecs of git, relative to `cwd`
 * @param cwd a folder of the repository
 */
export const hasChangedSince = (commit: string, files: readonly string[], cwd = ROOT) =>
  spawnSync('git', ['diff', '--quiet', commit, 'HEAD', '--', ...files], { cwd }).status !== 0
