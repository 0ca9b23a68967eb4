// `npm run bench -- mutants client`: all runs of a project, or one run that is named: "libs/contracts, rules".
// `npm run bench -- mutants files web`: file by file, also paths of files.
// Each run writes its row as soon as it is measured, so that those of several days add up.
import { execFileSync } from 'node:child_process'
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

/** The files that are named, and those of named projects that have no row of the current commit; new ones come first. */
function selectedFiles(chapter: Chapter, args: readonly string[]) {
  const commit = currentCommit()
  const rows = new Map(storedIn(chapter).map(({ name, measured }) => [name, measured]))
  return chapter.all
    .filter(
      ({ project, target: { name } }) =>
        args.includes(name) || (args.includes(project) && !rows.get(name)?.startsWith(commit)),
    )
    .toSorted((a, b) => Number(rows.has(a.target.name)) - Number(rows.has(b.target.name)))
}

/**
 * Runs Stryker, and writes a row for each run.
 * @param quick one plugin
 * @param args names of projects or runs; all if it is empty. Or `files` and names of projects, or paths of files
 */
export async function benchMutants(quick: boolean, args: readonly string[]): Promise<Report> {
  if (args[0] === 'files') {
    const chapter = byFile()
    return measure(chapter, selectedFiles(chapter, args.slice(1)))
  }
  const chapter = byTarget()
  const only = quick ? ['apps/api/src/plugins/methods.ts'] : args
  const selected = chapter.all.filter(
    ({ project, target }) => !only.length || only.includes(project) || only.includes(target.name),
  )
  if (!selected.length) throw new Error(`Unknown project or run: ${only.join(', ')}`)
  return measure(chapter, selected)
}
