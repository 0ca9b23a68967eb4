/** What the last line of `npm test` says about its tests. */
export interface Counts {
  passed: number
  failed: number
  /** The failed ones that passed at the second try. */
  flaky: number
}

/**
 * Reads the closing line of `npm test`, and which of its failures are flaky.
 * @returns undefined if the output has no closing line, because the run broke off
 */
export function countsIn(output: string): Counts | undefined {
  const closing = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/gm)].at(-1)
  if (!closing) return undefined
  const flaky = output.match(/^Failed: .*\(passed only at a retry\)$/gm) ?? []
  return { passed: Number(closing[1]), failed: Number(closing[2]), flaky: flaky.length }
}
