import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { startIdentities } from '../identities.ts'
import { makeDatabase, startPostgres } from '../parts.ts'
import { keepReport, reportOf, tableOf, type Goal } from '../report.ts'
import { say } from '../say.ts'
import { OF_CLIENT } from './equivalent-client.ts'
import { OF_PLUGINS } from './equivalent-plugins.ts'
import { ROOT, rooms, type Part } from './rooms.ts'
import { mutate, type Mutant } from './run.ts'

/** Of a hundred mutants so many must be noticed. */
const GOAL = 85
const EQUIVALENT = [...OF_CLIENT, ...OF_PLUGINS]

/** What became of the mutants of a part. */
interface Outcome {
  room: string
  part: string
  mutants: readonly Mutant[]
  minutes: number
}

const isOf =
  (...statuses: Mutant['status'][]) =>
  (mutant: Mutant) =>
    statuses.includes(mutant.status)
const isNoticed = isOf('Killed', 'Timeout')
const isMissed = isOf('Survived', 'NoCoverage')

/** Of a hundred mutants, how many the tests notice. */
function scoreOf(mutants: readonly Mutant[]) {
  const noticed = mutants.filter(isNoticed).length
  return (100 * noticed) / (noticed + mutants.filter(isMissed).length)
}

/** The source that a mutant stands in for. */
function textOf({ fileName, location: { start, end } }: Mutant) {
  const lines = readFileSync(resolve(ROOT, fileName), 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  // Lines and columns count from one. The last line first: it may be the first one, too.
  return [...lines.slice(0, -1), lines.at(-1)?.slice(0, end.column - 1) ?? ''].join('\n').slice(start.column - 1)
}

const explanationOf = (mutant: Mutant) =>
  EQUIVALENT.find(
    ({ file, mutants }) =>
      file === relative(ROOT, resolve(ROOT, mutant.fileName)) &&
      mutants.some(([text, replacement]) => text === textOf(mutant) && replacement === mutant.replacement),
  )

/** A mutant on a line of its own, for whoever looks for a test that notices it. */
function told(mutant: Mutant) {
  const at = `${relative(ROOT, resolve(ROOT, mutant.fileName))}:${mutant.location.start.line}`
  return `${mutant.status} ${at} ${JSON.stringify(textOf(mutant))} → ${JSON.stringify(mutant.replacement)}`
}

function row(name: string, outcomes: readonly Outcome[]) {
  const mutants = outcomes.flatMap((outcome) => outcome.mutants)
  const count = (status: Mutant['status']) => String(mutants.filter(isOf(status)).length)
  const explained = mutants.filter((mutant) => isMissed(mutant) && explanationOf(mutant)).length
  const minutes = outcomes.reduce((sum, outcome) => sum + outcome.minutes, 0)
  return [
    name,
    ...(['Killed', 'Timeout', 'Survived', 'NoCoverage'] as const).map(count),
    String(explained),
    scoreOf(mutants).toFixed(1),
    minutes.toFixed(1),
  ]
}

/** What the tests of the API and of the client need: a migrated database to copy, and the identity provider. */
async function startSurroundings() {
  const [postgres, identities] = await Promise.all([startPostgres(), startIdentities()])
  return {
    provided: {
      template: makeDatabase(postgres.url, 'template_of_tests'),
      emulator: identities.settings.FIREBASE_AUTH_EMULATOR_HOST,
      project: identities.settings.FIREBASE_PROJECT_ID,
    },
    stop: () => Promise.all([postgres.stop(), identities.stop()]),
  }
}

async function run(wanted: readonly { room: string; part: Part }[]) {
  const isAlone = wanted.every(({ room }) => room === 'contracts')
  const surroundings = isAlone ? { provided: {}, stop: async () => [] } : await startSurroundings()
  const outcomes: Outcome[] = []
  for (const { room, part } of wanted) {
    say(`${room}: ${part.name}`)
    const began = performance.now()
    const mutants = await mutate(part, surroundings.provided)
    outcomes.push({ room, part: part.name, mutants, minutes: (performance.now() - began) / 60_000 })
    for (const mutant of mutants.filter(isMissed)) if (!explanationOf(mutant)) say(told(mutant))
    say(`${room}: ${part.name}: ${scoreOf(mutants).toFixed(1)} of 100 are noticed`)
  }
  await surroundings.stop()
  return outcomes
}

/**
 * Changes the code in every small way and looks whether a test notices; a full run writes docs/benchmarks.md. Ends with
 * exit code 1 where too few are noticed.
 * @param quick one plugin alone
 * @param words rooms, or parts of them: those alone
 */
export async function benchMutants(quick: boolean, words: readonly string[]) {
  const all = Object.entries(rooms()).flatMap(([room, parts]) => parts.map((part) => ({ room, part })))
  const only = quick ? ['methods'] : words
  const wanted = all.filter(({ room, part }) => !only.length || only.includes(room) || only.includes(part.name))
  if (!wanted.length) throw new Error(`Nothing is called ${only.join(' or ')}: name rooms, or plugins`)
  say(`${wanted.length} runs, one after the other …`)
  const outcomes = await run(wanted)

  const byRoom = [...Map.groupBy(outcomes, ({ room }) => room)]
  const plugins = outcomes.filter(({ room }) => room === 'plugins')
  const explanations = outcomes.flatMap(({ mutants }) => mutants.filter(isMissed).map(explanationOf))
  const explained = EQUIVALENT.flatMap((each) => {
    const count = explanations.filter((found) => found === each).length
    return count ? [`${each.file}: ${each.why} (${count})`] : []
  })
  const goals = byRoom.map(([room, found]): Goal => {
    const score = scoreOf(found.flatMap(({ mutants }) => mutants))
    return { name: `${room}: at least ${GOAL} of 100 are noticed`, holds: score >= GOAL, found: score.toFixed(1) }
  })
  const report = reportOf({
    bench: 'mutants',
    title: 'Mutants',
    how: [
      'Stryker changes the code in every small way, one at a time, and the tests that are about it must notice. A mutant that',
      'never ends is noticed, too; one that no test comes by counts against. The score is of all of them; the mutants that are',
      'explained, because none can notice them or none should, are not taken off.',
    ],
    table: tableOf(
      ['', 'killed', 'never ended', 'survived', 'no test comes by', 'of these explained', 'score', 'minutes'],
      [
        ...byRoom.map(([room, found]) => row(room, found)),
        ...plugins.map((outcome) => row(`… ${outcome.part}.ts`, [outcome])),
      ],
    ),
    facts: explained,
    goals,
  })
  process.stdout.write(`\n${report}`)
  if (!only.length) keepReport(report)
  if (goals.some(({ holds }) => !holds)) process.exitCode = 1
}
