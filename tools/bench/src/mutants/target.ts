import { resolve } from 'node:path'

/** The root of the workspace. */
export const ROOT = resolve(import.meta.dirname, '../../../..')
/** The folder of the API, from the root. */
export const API = 'apps/api'

/** Files that are mutated in one run, and the tests that must detect the mutants. */
export interface MutationTarget {
  name: string
  /** Glob patterns relative to the root of the workspace. */
  files: readonly string[]
  /** The folder that `tests` are relative to. */
  folder: string
  tests: readonly string[]
}

/**
 * Files of the API with their tests. All tests of the API would take minutes for each mutant.
 * @param files in `src`, without their ending
 * @param tests names of files somewhere in `test`, without their ending
 */
export const apiTarget = (name: string, files: readonly string[], tests: readonly string[]): MutationTarget => ({
  name,
  files: files.map((file) => `${API}/src/${file}.ts`),
  folder: API,
  tests: tests.map((test) => `test/**/${test}.test.ts`),
})
