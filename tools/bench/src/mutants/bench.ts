import { relative, resolve } from 'node:path'
import { tableOf, type Report } from '../report.ts'
import { say } from '../say.ts'
import { environmentOf } from './environment.ts'
import { benchMutatedFiles } from './files.ts'
import { ROOT, mutatedProjects, type MutationTarget } from './projects.ts'
import { mutate, type Mutant } from './run.ts'
import { COLUMNS, cellsOf, countsOf, scoreGoal } from './scores.ts'

/** The mutants of a target with their statuses. */
interface Outcome {
  project: string
  target: string
  mutants: readonly Mutant[]
  minutes: number
}

/** A `Stryker disable` comment beside the code says why no test can detect these mutants, or no test should. */
const isIgnored = ({ status }: Mutant) => status === 'Ignored'

const fileOf = ({ fileName }: Mutant) => relative(ROOT, resolve(ROOT, fileName))

const countsIn = (outcomes: readonly Outcome[]) => countsOf(outcomes.flatMap(({ mutants }) => mutants))

function row(name: string, outcomes: readonly Outcome[]) {
  const minutes = outcomes.reduce((sum, outcome) => sum + outcome.minutes, 0)
  return [name, ...cellsOf(countsIn(outcomes)), minutes.toFixed(1)]
}

async function run(selected: readonly { project: string; target: MutationTarget }[]) {
  const environment = await environmentOf(selected.map(({ project }) => project))
  const outcomes: Outcome[] = []
  for (const { project, target } of selected) {
    say(`${project}: ${target.name}`)
    const began = performance.now()
    const mutants = await mutate(target, environment.provided)
    outcomes.push({ project, target: target.name, mutants, minutes: (performance.now() - began) / 60_000 })
  }
  await environment.stop()
  return outcomes
}

/**
 * Runs Stryker on each target.
 * @param quick one plugin
 * @param args names of projects or plugins; all if it is empty. Or `files` and names of projects, or paths of files
 */
export async function benchMutants(quick: boolean, args: readonly string[]): Promise<Report> {
  if (args[0] === 'files') return benchMutatedFiles(args.slice(1))
  const all = Object.entries(mutatedProjects()).flatMap(([project, targets]) =>
    targets.map((target) => ({ project, target })),
  )
  const only = quick ? ['methods'] : args
  const selected = all.filter(
    ({ project, target }) => !only.length || only.includes(project) || only.includes(target.name),
  )
  if (!selected.length) throw new Error(`Unknown project or plugin: ${only.join(', ')}`)
  say(`${selected.length} runs, one after the other …`)
  const outcomes = await run(selected)

  const byProject = [...Map.groupBy(outcomes, ({ project }) => project)]
  const plugins = outcomes.filter(({ project }) => project === 'plugins')
  const ignored = outcomes.flatMap(({ mutants }) => mutants.filter(isIgnored))
  const reasons = Map.groupBy(ignored, (mutant) => `${fileOf(mutant)}: ${mutant.statusReason}`)
  return {
    title: 'Mutants',
    how: [
      'Stryker makes small changes to the code, one at a time, and the tests of the changed file must detect each of them. A',
      'mutant that times out is detected, too; a mutant without coverage is not. The score is the percentage of detected mutants.',
      'A mutant is ignored where a comment in the source says why no test can detect it, or no test should. Such a comment',
      'ignores all mutants of its kinds on its line.',
    ],
    table: tableOf(
      ['', ...COLUMNS, 'minutes'],
      [
        ...byProject.map(([project, outcomesOfProject]) => row(project, outcomesOfProject)),
        ...plugins.map((outcome) => row(`… ${outcome.target}.ts`, [outcome])),
      ],
    ),
    facts: [...reasons].map(([reason, { length }]) => `${reason} (${length})`),
    goals: byProject.map(([project, outcomesOfProject]) => scoreGoal(project, countsIn(outcomesOfProject))),
  }
}
