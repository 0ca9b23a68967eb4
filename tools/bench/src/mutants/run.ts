import { Stryker } from '@stryker-mutator/core'
import { temporaryFolder } from '../processes.ts'
import { storeSelection } from './test-selection.ts'
import { ROOT, type MutationTarget } from './target.ts'

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/**
 * Runs Stryker on the files of a target, in a copy of the workspace, with the tests of the target alone.
 * @param provided values for `inject` in the tests
 * @param related only with the tests that import the files
 * @throws if the tests fail without a mutant
 */
export async function mutate(
  { files, folder, tests }: MutationTarget,
  provided: Record<string, string>,
  related = false,
): Promise<Mutant[]> {
  storeSelection({ folder, tests, provided })
  // Stryker copies the current directory.
  process.chdir(ROOT)
  const configFile = 'tools/bench/src/mutants/stryker.config.json'
  const vitest = { configFile: 'tools/bench/src/mutants/vitest.config.ts', related }
  const options = { configFile, mutate: [...files], vitest, tempDirName: temporaryFolder() }
  return new Stryker(options).runMutationTest()
}
