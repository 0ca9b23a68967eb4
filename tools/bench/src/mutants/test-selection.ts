/** Which tests a run of mutants is held against: told to the processes that run them by the environment. */
export interface TestSelection {
  /** The folder that `tests` are in. */
  folder: string
  tests: readonly string[]
  /** What vitest's `inject` answers. */
  provided: Record<string, string>
}

const VARIABLE = 'MUTANTS_ASKED'

/** Tells the processes that are started from now on. */
export const storeSelection = (selection: TestSelection) => void (process.env[VARIABLE] = JSON.stringify(selection))

/** What was asked. @throws where nothing was */
export function readSelection(): TestSelection {
  const text = process.env[VARIABLE]
  if (text === undefined) throw new Error(`${VARIABLE} is not set: npm run bench -- mutants`)
  return JSON.parse(text)
}
