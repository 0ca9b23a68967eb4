import { tableIn } from '../figures.ts'
import { chapterOf, readBenchmarks, tableOf, writeChapter, type Report } from '../report.ts'
import type { Clone } from './clone.ts'
import { HEAD, resultOf } from './steps.ts'

const TITLE = 'Whole runs of the tests'
/** The runs that must be green, one after the other. */
const WANTED = 10

/** The report of the last runs. @param rows a row for each, with its result in the last cell; the newest is the last one */
export function runsReport(commit: string, rows: readonly (readonly string[])[]): Report {
  const inARow = rows.length - 1 - rows.findLastIndex((cells) => cells.at(-1) !== 'green')
  return {
    title: TITLE,
    commit,
    how: [
      "Both tiers in one command, as CI runs them: without Nx's cache, and a journey that passes only at a second try has",
      `failed. The last ${WANTED} runs, red ones too, each with its commit and its day: one takes half an hour or more, so those of`,
      'several days add up. A run that was broken off does not count.',
    ],
    table: tableOf(['run', ...HEAD], rows),
    goals: [{ name: `the last ${WANTED} whole runs are green`, holds: inARow >= WANTED, actual: `${inARow} in a row` }],
  }
}

/** Repeats both tiers, and adds a row for each run to those of earlier runs as soon as it has ended. */
export async function repeat({ commit, run }: Clone, runs: number, only: readonly string[]): Promise<Report> {
  const isWhole = only.length === 0
  const rows = isWhole ? tableIn(readBenchmarks(), TITLE).rows : []
  for (let number = 1; number <= runs; number++) {
    // With CI set, the runner clears Nx's cache first.
    const step = await run(`run ${number}`, 'npm', ['test', '--', 'main', 'wide', ...only], {
      settings: { CI: 'true' },
    })
    rows.push([`${commit} on ${new Date().toISOString().slice(0, 10)}`, ...resultOf(step)])
    if (isWhole) writeChapter(chapterOf('bench -- tests runs', runsReport(commit, rows.slice(-WANTED))))
  }
  return runsReport(commit, rows.slice(-WANTED))
}
