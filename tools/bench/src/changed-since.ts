import { spawnSync } from 'node:child_process'

/** Pathspecs of git that leave out files. */
export const TEXTS = [':(top,exclude)*.md']
export const TESTS = ['*/test', 'apps/e2e/journeys', 'apps/e2e/screens', 'apps/e2e/servers'].map(
  (folder) => `:(top,exclude)${folder}/*`,
)

/**
 * Whether something else than the files that are left out differs between a commit and that of the workspace.
 * An unknown commit differs.
 * @param leftOut pathspecs of git
 * @param cwd a folder of the repository
 */
export const hasChangedSince = (commit: string, leftOut: readonly string[], cwd = import.meta.dirname) =>
  spawnSync('git', ['diff', '--quiet', commit, 'HEAD', '--', ...leftOut], { cwd }).status !== 0
