import { tableOf, type Report } from '../report.ts'
import { allFiles } from './files.ts'
import { allTargets, type ProjectTarget } from './projects.ts'
import { COLUMNS, cellsOf, scoreGoal, sumOf } from './scores.ts'
import type { MeasuredRow } from './stored-rows.ts'

/** A chapter of docs/benchmarks.md with a row for each run that was ever made. */
export interface Chapter {
  title: string
  command: string
  how: readonly string[]
  /** What its runs are called. */
  units: string
  all: readonly ProjectTarget[]
  /** Whether only the tests that import a file must detect its mutants. */
  related: boolean
}

/** The targets of all projects, with the tests that are chosen for each. */
export const byTarget = (): Chapter => ({
  title: 'Mutants',
  command: 'bench -- mutants',
  how: [
    'Stryker makes small changes to the code, one at a time, and the tests of the changed file must detect each of them. A',
    'mutant that times out is detected, too; a mutant without coverage is not. The score is the percentage of detected mutants.',
    'A mutant is ignored where a comment in the source says why no test can detect it, or no test should. Such a comment',
    'ignores all mutants of its kinds on its line. Each row names the commit that was measured, and the day.',
  ],
  units: 'runs',
  all: allTargets(),
  related: false,
})

/** Each file of the projects, with the tests that import it. */
export const byFile = (): Chapter => ({
  title: 'Mutants, file by file',
  command: 'bench -- mutants files',
  how: [
    'As in “Mutants”, but each file in a run of its own, with the tests that import it. Each row names the commit that was',
    'measured. A file without a decision has no mutants, and no score.',
  ],
  units: 'files',
  all: allFiles(),
  related: true,
})

/** The report of all rows whose runs still exist. */
export function reportOf({ title, command, how, units, all }: Chapter, rows: readonly MeasuredRow[]): Report {
  const projects = [...Map.groupBy(all, ({ project }) => project)].flatMap(([project, targets]) => {
    const names = targets.map(({ target }) => target.name)
    const measured = rows.filter(({ name }) => names.includes(name)).toSorted((a, b) => a.name.localeCompare(b.name))
    const name = `${project}, ${measured.length} of ${targets.length} ${units}`
    const counts = sumOf(measured.map((row) => row.counts))
    return measured.length > 0 ? [{ project, name, measured, counts }] : []
  })
  return {
    title,
    command,
    how,
    table: tableOf(
      ['', ...COLUMNS, 'commit'],
      projects.flatMap(({ name, measured, counts }) => [
        [name, ...cellsOf(counts), ''],
        ...measured.map((row) => [row.name, ...cellsOf(row.counts), row.measured]),
      ]),
    ),
    goals: projects.map(({ project, name, counts }) => scoreGoal(project, name, counts)),
  }
}
