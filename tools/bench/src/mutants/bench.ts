// `npm run bench -- mutants`: the runs that have no row, or whose files or tests have changed since.
// `npm run bench -- mutants client`: all runs of a project, or one run that is named: "libs/contracts, rules".
// `npm run bench -- mutants files`: file by file, those that have no row, or have changed since; also a project, or paths.
// Each run writes its row as soon as it is measured, so that those of several days add up.
import { execFileSync } from 'node:child_process'
import { hasChangedSince } from '../changed-since.ts'
import { readBenchmarks, chapterOf, writeChapter, type Report } from '../report.ts'
import { say } from '../say.ts'
import { byFile, byTarget, reportOf, type Chapter } from './chapters.ts'
import { environmentOf } from './environment.ts'
import { measuredFiles } from './files.ts'
import type { ProjectTarget } from './projects.ts'
import { mutate } from './run.ts'
import { countsOf } from './scores.ts'
import { storedRows } from './stored-rows.ts'
import { ROOT } from './target.ts'

const currentCommit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
const storedIn = ({ title }: Chapter) => storedRows(readBenchmarks(), title)

/** Measures each of these, and writes its row. @returns the report of all rows; it fails if one could not be measured */
async function measure(chapter: Chapter, selected: readonly ProjectTarget[]): Promise<Report> {
  const measured = `${currentCommit()} on ${new Date().toISOString().slice(0, 10)}`
  say(`${selected.length} ${chapter.units}, one after the other …`)
  const environment = await environmentOf(selected.map(({ project }) => project))
  const failed: string[] = []
  for (const { target } of selected) {
    say(target.name)
    try {
      const mutants = await mutate(target, environment.provided, chapter.related)
      const others = storedIn(chapter).filter(({ name }) => name !== target.name)
      const rows = [...others, { name: target.name, counts: countsOf(mutants), measured }]
      writeChapter(chapterOf(chapter.command, reportOf(chapter, rows)))
    } catch (error) {
      // Such as a test that fails without a mutant. The others are measured all the same.
      failed.push(`${target.name}: not measured, ${String(error)}`)
    }
  }
  await environment.stop()
  for (const line of failed) say(line)
  const report = { ...reportOf(chapter, storedIn(chapter)), isWhole: true }
  return failed.length > 0 ? { ...report, fails: true } : report
}

/** The targets of a chapter that have no row, or have changed since. Those without a row come first. */
function missingIn(chapter: Chapter) {
  const commits = new Map(storedIn(chapter).map(({ name, measured }) => [name, measured.replace(/ .*/, '')]))
  return chapter.all
    .filter(({ target }) => hasChangedSince(commits.get(target.name) ?? '', measuredFiles(target, chapter.related)))
    .toSorted((a, b) => Number(commits.has(a.target.name)) - Number(commits.has(b.target.name)))
}

/** The projects that are measured without being named: run by run, and file by file. */
const RUN_BY_RUN = ['contracts', 'client', 'plugins', 'features']
const FILE_BY_FILE = ['admin', 'web']

/**
 * Runs Stryker, and writes a row for each run.
 * @param quick one plugin
 * @param args names of projects or runs; without any, those that are missing. Or `files` and paths of files, or names of
 * projects, of which those that are missing are chosen
 */
export async function benchMutants(quick: boolean, args: readonly string[]): Promise<Report> {
  if (args[0] === 'files') {
    const chapter = byFile()
    const named = chapter.all.filter(({ target }) => args.includes(target.name))
    const projects = args.length > 1 ? args : FILE_BY_FILE
    return measure(chapter, [...named, ...missingIn(chapter).filter(({ project }) => projects.includes(project))])
  }
  const chapter = byTarget()
  const only = quick ? ['apps/api/src/plugins/methods.ts'] : args
  if (only.length === 0)
    return measure(
      chapter,
      missingIn(chapter).filter(({ project }) => RUN_BY_RUN.includes(project)),
    )
  const selected = chapter.all.filter(({ project, target }) => only.includes(project) || only.includes(target.name))
  if (!selected.length) throw new Error(`Unknown project or run: ${only.join(', ')}`)
  return measure(chapter, selected)
}
