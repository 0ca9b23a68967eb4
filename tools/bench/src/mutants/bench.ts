// `npm run bench -- mutants`: the runs that have no row of this code.
// `npm run bench -- mutants client`: all runs of a project, or one run that is named: "libs/contracts, rules".
// `npm run bench -- mutants files web`: the files of a project that have no row of this code, or files that are named.
// Each run writes its row as soon as it is measured, so that those of several days add up.
import { execFileSync } from 'node:child_process'
import { TEXTS, hasChangedSince } from '../changed-since.ts'
import { readBenchmarks, chapterOf, writeChapter, type Report } from '../report.ts'
import { say } from '../say.ts'
import { byFile, byTarget, reportOf, type Chapter } from './chapters.ts'
import { environmentOf } from './environment.ts'
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
    // Such as a test that fails without a mutant. The others are measured all the same.
    const mutants = await mutate(target, environment.provided, chapter.related).catch((error: unknown) => {
      failed.push(`${target.name}: not measured, ${String(error)}`)
      return []
    })
    if (mutants.length === 0) continue
    const others = storedIn(chapter).filter(({ name }) => name !== target.name)
    const rows = [...others, { name: target.name, counts: countsOf(mutants), measured }]
    writeChapter(chapterOf(chapter.command, reportOf(chapter, rows)))
  }
  await environment.stop()
  for (const line of failed) say(line)
  const report = { ...reportOf(chapter, storedIn(chapter)), isWhole: true }
  return failed.length > 0 ? { ...report, fails: true } : report
}

/** The targets of a chapter without a row of this code, whose tests are code too. Those without any row come first. */
function missingIn(chapter: Chapter) {
  const commits = new Map(storedIn(chapter).map(({ name, measured }) => [name, measured.replace(/ .*/, '')]))
  const isMissing = (name: string) => hasChangedSince(commits.get(name) ?? '', TEXTS)
  return chapter.all
    .filter(({ target }) => isMissing(target.name))
    .toSorted((a, b) => Number(commits.has(a.target.name)) - Number(commits.has(b.target.name)))
}

/**
 * Runs Stryker, and writes a row for each run.
 * @param quick one plugin
 * @param args names of projects or runs; without any, those that are missing. Or `files` and names of projects, of which
 * those that are missing are chosen, or paths of files
 */
export async function benchMutants(quick: boolean, args: readonly string[]): Promise<Report> {
  if (args[0] === 'files') {
    const chapter = byFile()
    const missing = missingIn(chapter).filter(({ project }) => args.includes(project))
    return measure(chapter, [...chapter.all.filter(({ target }) => args.includes(target.name)), ...missing])
  }
  const chapter = byTarget()
  const only = quick ? ['apps/api/src/plugins/methods.ts'] : args
  if (only.length === 0) return measure(chapter, missingIn(chapter))
  const selected = chapter.all.filter(({ project, target }) => only.includes(project) || only.includes(target.name))
  if (!selected.length) throw new Error(`Unknown project or run: ${only.join(', ')}`)
  return measure(chapter, selected)
}
