/** The result of a step of a trial. */
export interface Step {
  name: string
  /** Seconds that it took. */
  took: number
  /** What was seen; the message of the error where it failed. */
  seen: string
  isOk: boolean
}

const lineOf = ({ name, took, seen, isOk }: Step) =>
  `  ${isOk ? 'ok    ' : 'failed'} ${took.toFixed(1).padStart(6)} s  ${name}${seen && `: ${seen}`}\n`

/** Runs the steps of a trial, and prints each when it has ended. */
export function aProtocol() {
  const steps: Step[] = []
  return {
    steps,
    /**
     * Runs a step.
     * @param work resolves with what was seen; the step fails where it throws
     * @returns whether it succeeded
     */
    async step(name: string, work: () => Promise<string | void> | string | void) {
      const start = performance.now()
      const { seen, isOk } = await Promise.resolve()
        .then(work)
        .then(
          (text) => ({ seen: text ?? '', isOk: true }),
          (error: unknown) => ({ seen: error instanceof Error ? error.message : String(error), isOk: false }),
        )
      const step = { name, took: (performance.now() - start) / 1_000, seen, isOk }
      steps.push(step)
      process.stdout.write(lineOf(step))
      return isOk
    },
  }
}
export type Protocol = ReturnType<typeof aProtocol>
