/** Mutants of a file that no test can detect, or that no test should. */
export interface EquivalentMutants {
  file: string
  /** The source text, and the text that replaces it. */
  mutants: readonly (readonly [text: string, replacement: string])[]
  why: string
}

/** Stryker's replacement of an empty string. */
export const FILLED_STRING = '"Stryker was here!"'
/** Stryker's replacement of any other string. */
export const EMPTY_STRING = '""'
