/** Prints a line of progress. */
export const say = (line: string) => process.stdout.write(`  ${line}\n`)
