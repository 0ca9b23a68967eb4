/** The size of a run. */
export interface FuzzSize {
  calls: number
  /** The same seed makes the same calls. */
  seed: number
  /** Whether a valid call succeeds as each caller who is admitted to it, or as one of them. */
  eachCaller: boolean
}
