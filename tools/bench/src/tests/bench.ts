import { loadavg } from 'node:os'
import { numberIn, valueIn } from '../argument.ts'
import { tableOf, type Goal, type Report } from '../report.ts'
import { inClone, type Clone } from './clone.ts'
import { repeat } from './runs.ts'
import { greenGoal, HEAD, MINUTE, resultOf, timeOf } from './steps.ts'

const COLD = 10 * MINUTE
const AGAIN = 30
const BOTH = 17 * MINUTE

const timeGoal = (name: string, seconds: number, most: number): Goal => ({
  name: `${name}: at most ${timeOf(most)}`,
  holds: seconds <= most,
  actual: timeOf(seconds),
})

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
    table: tableOf(
      ['', ...HEAD],
      steps.map((step) => [step.name, ...resultOf(step)]),
    ),
    facts: [`Load of the machine before: ${load.toFixed(1)}.`],
    goals: [
      timeGoal('`npm test`, cold', cold.seconds, COLD),
      timeGoal('`npm test`, nothing changed', again.seconds, AGAIN),
      ...wide.map(({ seconds }) => timeGoal('both tiers, cold', cold.seconds + seconds, BOTH)),
      greenGoal('every run is green, prints its closing line and leaves no process', steps),
    ],
    isWhole: only.length === 0,
  }
}

/**
 * Measures `npm test` in a fresh clone of the commit of the workspace.
 * @param quick the main tier of two small projects, as a smoke test: no chapter is written
 * @param args `runs=2` runs both tiers twice, without Nx's cache. `projects=ui,client`: only these projects
 */
export async function benchTests(quick: boolean, args: readonly string[]): Promise<Report> {
  const projects = valueIn(args, 'projects') ?? (quick ? 'server,ui' : undefined)
  const only = projects === undefined ? [] : [`--projects=${projects}`]
  const runs = numberIn(args, 'runs') ?? 0
  return inClone((clone) => (runs > 0 ? repeat(clone, runs, only) : measureTimes(clone, only, quick)))
}
