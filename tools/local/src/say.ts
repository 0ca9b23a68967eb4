const begin = performance.now()

/** Seconds since the program began, such as `3.2 s`. */
const soFar = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`

/** Prints a line to the terminal, with the time since the start. */
export function say(line: string) {
  process.stdout.write(`${soFar().padStart(7)}  ${line}\n`)
}

/** Prints the reason to stderr and exits with code 1. */
export function exitWithError(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
