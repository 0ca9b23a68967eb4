import { loadavg } from 'node:os'
import { numberIn, valueIn } from '../argument.ts'
import { chapterOf, tableOf, writeChapter, type Goal, type Report } from '../report.ts'
import { inClone, type Clone, type Step } from './clone.ts'
import { greenGoal, MINUTE, timeOf } from './steps.ts'

const COLD = 10 * MINUTE
const AGAIN = 30
const BOTH = 17 * MINUTE

const timeGoal = (name: string, seconds: number, most: number): Goal => ({
  name: `${name}: at most ${timeOf(most)}`,
  holds: seconds <= most,
  actual: timeOf(seconds),
})

const row = ({ name, seconds, green, counts }: Step) => [
  name,
  timeOf(seconds),
  ...(counts ? [counts.passed, counts.failed, counts.flaky].map(String) : ['', '', '']),
  green ? 'green' : 'red',
]
const HEAD = ['time', 'passed', 'failed', 'flaky', 'result'] as const

const GREEN = 'every run is green, prints its closing line and leaves no process'

/** Runs each command once, as a developer does with a fresh clone. */
async function measureTimes({ commit, run }: Clone, only: readonly string[], quick: boolean): Promise<Report> {
  const [load = 0] = loadavg()
  const test = (name: string, ...args: readonly string[]) => run(name, 'npm', [...args, ...only])
  const cold = await test('`npm test`, cold', 'test', '--')
  const again = await test('`npm test`, nothing changed', 'test', '--')
  const wide = quick ? [] : [await test('`npm run test:wide`', 'run', 'test:wide', '--')]
  const steps = [cold, again, ...wide]
  return {
    title: 'The tests',
    commit,
    how: [
      "A fresh clone, without node_modules and without Nx's cache. “Cold” includes the installation of the packages, for which",
      "npm's cache of the machine may be warm. `npm run test:wide` follows on the same clone, so it uses the builds of",
      '`npm test`, as in CI.',
    ],
    table: tableOf(['', ...HEAD], steps.map(row)),
    facts: [`Load of the machine before: ${load.toFixed(1)}.`],
    goals: [
      timeGoal('`npm test`, cold', cold.seconds, COLD),
      timeGoal('`npm test`, nothing changed', again.seconds, AGAIN),
      ...wide.map(({ seconds }) => timeGoal('both tiers, cold', cold.seconds + seconds, BOTH)),
      greenGoal(GREEN, steps),
    ],
    isWhole: only.length === 0,
  }
}

function runsReport(commit: string, steps: readonly Step[], runs: number): Report {
  const firstRed = steps.findIndex(({ green }) => !green)
  const inARow = firstRed < 0 ? steps.length : firstRed
  return {
    title: 'Whole runs of the tests',
    commit,
    how: [
      "Both tiers, one run after the other in one clone, as CI runs them: without Nx's cache, and a journey that passes only at",
      'a second try has failed.',
    ],
    table: tableOf(['', ...HEAD], steps.map(row)),
    goals: [
      { name: `${runs} whole runs in a row are green`, holds: inARow >= runs, actual: `${inARow} of ${steps.length}` },
      greenGoal(GREEN, steps),
    ],
  }
}

/** Repeats both tiers. Each run is written as soon as it has ended. */
async function repeat({ commit, run }: Clone, runs: number, only: readonly string[]): Promise<Report> {
  const steps: Step[] = []
  const isWhole = only.length === 0
  while (steps.length < runs) {
    // With CI set, the runner clears Nx's cache first.
    const args = ['test', '--', 'main', 'wide', ...only]
    steps.push(await run(`run ${steps.length + 1}`, 'npm', args, { settings: { CI: 'true' } }))
    if (isWhole) writeChapter(chapterOf(`bench -- tests runs=${runs}`, runsReport(commit, steps, runs)))
  }
  return { ...runsReport(commit, steps, runs), isWhole }
}

/**
 * Measures `npm test` in a fresh clone of the commit of the workspace.
 * @param quick the main tier of two small projects, as a smoke test: no chapter is written
 * @param args `runs=10` runs both tiers ten times, without Nx's cache. `projects=ui,client`: only these projects
 */
export async function benchTests(quick: boolean, args: readonly string[]): Promise<Report> {
  const projects = valueIn(args, 'projects') ?? (quick ? 'server,ui' : undefined)
  const only = projects === undefined ? [] : [`--projects=${projects}`]
  const runs = numberIn(args, 'runs') ?? 0
  return inClone((clone) => (runs > 0 ? repeat(clone, runs, only) : measureTimes(clone, only, quick)))
}
