/** Which tests a run of mutants is held against: told to the processes that run them by the environment. */
export interface Asked {
  /** The folder that `tests` are in. */
  room: string
  tests: readonly string[]
  /** What vitest's `inject` answers. */
  provided: Record<string, string>
}

const NAME = 'MUTANTS_ASKED'

/** Tells the processes that are started from now on. */
export const ask = (wanted: Asked) => void (process.env[NAME] = JSON.stringify(wanted))

/** What was asked. @throws where nothing was */
export function asked(): Asked {
  const text = process.env[NAME]
  if (text === undefined) throw new Error(`${NAME} is not set: npm run bench -- mutants`)
  return JSON.parse(text)
}
