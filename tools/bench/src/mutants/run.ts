import { Stryker } from '@stryker-mutator/core'
import { temporaryFolder } from '../parts.ts'
import { storeSelection } from './test-selection.ts'
import { ROOT, type MutationTarget } from './projects.ts'

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/**
 * Makes every mutant of some files, in a copy of the workspace, and runs the tests that are about them on each.
 * @param provided what the tests' `inject` answers
 * @throws where the tests fail without any mutant
 */
export async function mutate(
  { files, folder, tests }: MutationTarget,
  provided: Record<string, string>,
): Promise<Mutant[]> {
  storeSelection({ folder, tests, provided })
  // Stryker copies the folder that it is started in.
  process.chdir(ROOT)
  const configFile = 'tools/bench/src/mutants/stryker.config.json'
  return new Stryker({ configFile, mutate: [...files], tempDirName: temporaryFolder() }).runMutationTest()
}
