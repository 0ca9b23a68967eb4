/** The code of an error, else its name: its message may name a person. Undefined for anything else. */
export const reasonOf = (error: unknown) =>
  error instanceof Error ? ('code' in error ? error.code : error.name) : undefined
