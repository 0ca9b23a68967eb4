/** The tests of a run of mutants. An environment variable passes it to Stryker's child processes. */
export interface TestSelection {
  /** The folder that `tests` are relative to. */
  folder: string
  tests: readonly string[]
  /** Values for vitest's `inject`. */
  provided: Record<string, string>
}

const VARIABLE = 'MUTANTS_ASKED'

/** Passes the selection to all child processes that are started from now on. */
export const storeSelection = (selection: TestSelection) => void (process.env[VARIABLE] = JSON.stringify(selection))

/** The selection that the parent process has stored. @throws if there is none */
export function readSelection(): TestSelection {
  const text = process.env[VARIABLE]
  if (text === undefined) throw new Error(`${VARIABLE} is not set: npm run bench -- mutants`)
  return JSON.parse(text)
}
