// `npm run bench -- mutants files web`, or paths of files instead of names of projects: file by file, so that the runs
// of several days add up. Each file is written as soon as it is measured.
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { readBenchmarks, chapterOf, tableOf, writeChapter, type Report } from '../report.ts'
import { say } from '../say.ts'
import { environmentOf } from './environment.ts'
import { ROOT, mutatedProjects, type MutationTarget } from './projects.ts'
import { mutate } from './run.ts'
import { COLUMNS, cellsOf, countsOf, scoreGoal, sumOf } from './scores.ts'
import { FILES_TITLE, storedRows, type FileRow } from './stored-rows.ts'

interface MutatedFile {
  project: string
  target: MutationTarget
}

/** The files of a target. Later patterns win: `!` removes files of earlier ones. */
function filesOf({ files }: MutationTarget) {
  const found = new Set<string>()
  for (const pattern of files) {
    const isExcluded = pattern.startsWith('!')
    for (const file of globSync(pattern.replace(/^!/, ''), { cwd: ROOT }))
      if (isExcluded) found.delete(file)
      else found.add(file)
  }
  return [...found].toSorted()
}

const allFiles = (): MutatedFile[] =>
  Object.entries(mutatedProjects()).flatMap(([project, targets]) =>
    targets.flatMap((target) =>
      filesOf(target).map((file) => ({ project, target: { ...target, name: file, files: [file] } })),
    ),
  )

/** The report of all files that were ever measured and still exist. */
function reportOf(rows: readonly FileRow[], all: readonly MutatedFile[]): Report {
  const projects = [...Map.groupBy(all, ({ project }) => project)].flatMap(([project, files]) => {
    const names = files.map(({ target }) => target.name)
    const measured = rows.filter(({ file }) => names.includes(file)).toSorted((a, b) => a.file.localeCompare(b.file))
    const name = `${project}, ${measured.length} of ${files.length} files`
    return measured.length > 0 ? [{ name, measured, counts: sumOf(measured.map(({ counts }) => counts)) }] : []
  })
  return {
    title: FILES_TITLE,
    how: [
      'As in “Mutants”, but each file in a run of its own, with the tests that import it. Each row names the commit that was',
      'measured. A file without a decision has no mutants, and no score.',
    ],
    table: tableOf(
      ['', ...COLUMNS, 'commit'],
      projects.flatMap(({ name, measured, counts }) => [
        [name, ...cellsOf(counts), ''],
        ...measured.map((row) => [row.file, ...cellsOf(row.counts), row.commit]),
      ]),
    ),
    goals: projects.map(({ name, counts }) => scoreGoal(name, counts)),
    isWhole: true,
  }
}

/**
 * Measures files that have no row of the current commit yet; those that were never measured come first.
 * @param args names of projects, or paths of files, which are measured again
 */
export async function benchMutatedFiles(args: readonly string[]): Promise<Report> {
  const all = allFiles()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  const commits = new Map(storedRows(readBenchmarks()).map((row) => [row.file, row.commit]))
  const selected = all
    .filter(
      ({ project, target: { name } }) =>
        args.includes(name) || (args.includes(project) && commits.get(name) !== commit),
    )
    .toSorted((a, b) => Number(commits.has(a.target.name)) - Number(commits.has(b.target.name)))
  say(`${selected.length} files, one after the other …`)
  const environment = await environmentOf(selected.map(({ project }) => project))
  const failed: string[] = []
  for (const { target } of selected) {
    say(target.name)
    // Such as a test that fails without a mutant. The other files are measured all the same.
    const mutants = await mutate(target, environment.provided, true).catch((error: unknown) => {
      failed.push(`${target.name}: not measured, ${String(error)}`)
      return []
    })
    if (mutants.length === 0) continue
    const counts = countsOf(mutants)
    const others = storedRows(readBenchmarks()).filter(({ file }) => file !== target.name)
    const rows = [...others, { file: target.name, counts, commit }]
    writeChapter(chapterOf('bench -- mutants files', reportOf(rows, all)))
  }
  await environment.stop()
  for (const line of failed) say(line)
  const report = reportOf(storedRows(readBenchmarks()), all)
  return failed.length > 0 ? { ...report, fails: true } : report
}
