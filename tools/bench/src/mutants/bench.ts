import { relative, resolve } from 'node:path'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { makeDatabase, startPostgres } from '../processes.ts'
import { tableOf, type Report } from '../report.ts'
import { say } from '../say.ts'
import { ROOT, mutatedProjects, type MutationTarget } from './projects.ts'
import { mutate, type Mutant } from './run.ts'

/** The minimal mutation score of a project. */
const MIN_SCORE = 85
/** The projects whose tests need no database and no identity emulator. */
const ALONE = ['contracts', 'admin', 'web']

/** The mutants of a target with their statuses. */
interface Outcome {
  project: string
  target: string
  mutants: readonly Mutant[]
  minutes: number
}

const isOf =
  (...statuses: Mutant['status'][]) =>
  (mutant: Mutant) =>
    statuses.includes(mutant.status)
const isDetected = isOf('Killed', 'Timeout')
const isUndetected = isOf('Survived', 'NoCoverage')
/** A `Stryker disable` comment beside the code says why no test can detect these mutants, or no test should. */
const isIgnored = isOf('Ignored')

/** The percentage of mutants that the tests detect, without the ignored ones. */
function mutationScore(mutants: readonly Mutant[]) {
  const detected = mutants.filter(isDetected).length
  return (100 * detected) / (detected + mutants.filter(isUndetected).length)
}

const fileOf = ({ fileName }: Mutant) => relative(ROOT, resolve(ROOT, fileName))

function row(name: string, outcomes: readonly Outcome[]) {
  const mutants = outcomes.flatMap((outcome) => outcome.mutants)
  const count = (status: Mutant['status']) => String(mutants.filter(isOf(status)).length)
  const minutes = outcomes.reduce((sum, outcome) => sum + outcome.minutes, 0)
  return [
    name,
    ...(['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'] as const).map(count),
    mutationScore(mutants).toFixed(1),
    minutes.toFixed(1),
  ]
}

/** Starts what the tests of the API and of the client need: a migrated template database and the identity emulator. */
async function startTestEnvironment() {
  const [postgres, identity] = await Promise.all([startPostgres(), startIdentityEmulator()])
  return {
    provided: {
      template: makeDatabase(postgres.url, 'template_of_tests'),
      emulator: identity.settings.FIREBASE_AUTH_EMULATOR_HOST,
      project: identity.settings.FIREBASE_PROJECT_ID,
    },
    stop: () => Promise.all([postgres.stop(), identity.stop()]),
  }
}

async function run(selected: readonly { project: string; target: MutationTarget }[]) {
  const isAlone = selected.every(({ project }) => ALONE.includes(project))
  const environment = isAlone ? { provided: {}, stop: async () => [] } : await startTestEnvironment()
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
 * @param args names of projects or plugins; all if it is empty
 */
export async function benchMutants(quick: boolean, args: readonly string[]): Promise<Report> {
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
      ['', 'killed', 'timed out', 'survived', 'no coverage', 'ignored', 'score', 'minutes'],
      [
        ...byProject.map(([project, outcomesOfProject]) => row(project, outcomesOfProject)),
        ...plugins.map((outcome) => row(`… ${outcome.target}.ts`, [outcome])),
      ],
    ),
    facts: [...reasons].map(([reason, { length }]) => `${reason} (${length})`),
    goals: byProject.map(([project, outcomesOfProject]) => {
      const score = mutationScore(outcomesOfProject.flatMap(({ mutants }) => mutants))
      return {
        name: `${project}: the score is at least ${MIN_SCORE}`,
        holds: score >= MIN_SCORE,
        actual: score.toFixed(1),
      }
    }),
  }
}
