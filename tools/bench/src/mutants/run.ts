import { Stryker } from '@stryker-mutator/core'
import { aFolder } from '../parts.ts'
import { ask } from './asked.ts'
import { ROOT, type Part } from './rooms.ts'

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/**
 * Makes every mutant of some files, in a copy of the workspace, and runs the tests that are about them on each.
 * @param provided what the tests' `inject` answers
 * @throws where the tests fail without any mutant
 */
export async function mutate({ files, room, tests }: Part, provided: Record<string, string>): Promise<Mutant[]> {
  ask({ room, tests, provided })
  // Stryker copies the folder that it is started in.
  process.chdir(ROOT)
  const configFile = 'tools/bench/src/mutants/stryker.config.json'
  return new Stryker({ configFile, mutate: [...files], tempDirName: aFolder() }).runMutationTest()
}
