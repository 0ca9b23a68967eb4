const begin = performance.now()

/** Seconds since the program began, such as `3.2 s`. */
export const soFar = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`

/** Tells the person at the terminal what goes on, and when. */
export function say(line: string) {
  process.stdout.write(`${soFar().padStart(7)}  ${line}\n`)
}

/** Ends the program with a line that says why. */
export function exitWithError(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
