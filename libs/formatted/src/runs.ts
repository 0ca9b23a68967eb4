import type { Run } from '@energy/contracts/formatted'

/** What a run is besides its text. */
export type Marks = Omit<Run, 'text'>

const areSame = (one: Run, other: Run) =>
  one.bold === other.bold && one.italic === other.italic && one.href === other.href

/** The runs with neighbours of the same marks as one, and without empty ones. */
export function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const last = result.at(-1)
    if (run.text === '') continue
    if (last && areSame(last, run)) result.splice(-1, 1, { ...last, text: last.text + run.text })
    else result.push(run)
  }
  return result
}

/** The text of runs without marks. */
export const textOfRuns = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

/** The runs as a paragraph has them: no blank line in it, no space at the beginning and end of its lines. */
export function trimmed(runs: readonly Run[]): Run[] {
  const lines: Run[][] = [[]]
  for (const { text, ...marks } of runs)
    for (const [at, part] of text.split(/[\r\n]/).entries()) {
      if (at > 0) lines.push([])
      lines.at(-1)?.push({ text: part, ...marks })
    }
  const filled = lines.map(trimmedLine).filter((line) => line.length > 0)
  return joined(filled.flatMap((line, at) => (at > 0 ? [{ ...line[0], text: '\n' }, ...line] : line)))
}

function trimmedLine(runs: readonly Run[]): Run[] {
  const line = joined(runs)
  const first = line.findIndex(({ text }) => text.trim())
  const last = line.findLastIndex(({ text }) => text.trim())
  return line.slice(Math.max(first, 0), last + 1).map((run, at, { length }) => {
    const text = at === 0 ? run.text.trimStart() : run.text
    return { ...run, text: at === length - 1 ? text.trimEnd() : text }
  })
}
