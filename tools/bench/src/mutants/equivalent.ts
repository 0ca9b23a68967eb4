/** Mutants that no test can notice, or that none should: why. */
export interface EquivalentMutants {
  file: string
  /** What stands there, and what a mutant puts in its place. */
  mutants: readonly (readonly [text: string, replacement: string])[]
  why: string
}

/** What a mutant makes of a text that is empty. */
export const FILLED_STRING = '"Stryker was here!"'
/** What a mutant makes of any other text. */
export const EMPTY_STRING = '""'
