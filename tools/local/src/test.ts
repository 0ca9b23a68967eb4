// `npm test`, `npm run test:wide` and `npm run test:phone`: all checks of a change, with real servers.
// Arguments: the tiers to run, by default `main`. With `--projects=api,web` only the targets of these projects.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readFailedTasks, type FailedTask } from './failed-tasks.ts'
import { nxSettings } from './nx-settings.ts'
import { temporaryDirectory } from './temporary-directory.ts'
import { clearReports, readReports } from './test-reports.ts'

const root = path.resolve(import.meta.dirname, '../../..')

const { values, positionals } = parseArgs({ allowPositionals: true, options: { projects: { type: 'string' } } })
const only = values.projects === undefined ? [] : [`--projects=${values.projects}`]

const env = { ...process.env, ...nxSettings, TMPDIR: temporaryDirectory() }
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0
const failedTasks: FailedTask[] = []
function runTargets(style: 'static' | 'stream', parallel: number, ...targets: string[]) {
  const isGreen = run('nx', 'run-many', '-t', ...targets, `--parallel=${parallel}`, `--output-style=${style}`, ...only)
  if (!isGreen) failedTasks.push(...readFailedTasks(root))
  return isGreen
}

function isFormatted() {
  const isGreen = run('oxfmt', '--check', '.')
  if (!isGreen) failedTasks.push({ name: 'oxfmt --check .', message: 'To mend it: npm run format' })
  return isGreen
}
// Two at a time, because each runs several processes itself.
const runUnits = () => isFormatted() && runTargets('static', 2, 'lint', 'typecheck', 'build', 'test')

/** The targets with servers and browsers of each tier. */
const tiers = {
  main: ['journeys-dashboard', 'journeys-site', 'servers', 'origins'],
  wide: ['screens-dashboard', 'screens-site', 'faults', 'connections', 'containers'],
  phone: ['journeys-phone'],
} as const
const isTier = (name: string): name is keyof typeof tiers => name in tiers
function tierOf(name: string) {
  if (!isTier(name)) throw new Error(`There is no tier “${name}”, only ${Object.keys(tiers).join(' and ')}.`)
  return name
}

const chosen = (positionals.length > 0 ? positionals : ['main']).map(tierOf)
clearReports(root)
// CI runs every check without Nx's cache; a developer's machine may use the cache.
const isClean = !process.env['CI'] || run('nx', 'reset', '--only-cache', '--only-workspace-data')
// The trial of a fourth kind runs several processes for each processor, so nothing runs beside it.
const areUnitsGreen = isClean && (!chosen.includes('main') || (runUnits() && runTargets('static', 1, 'fourth-kind')))
// In CI they run also if a unit test fails, so that one run reports everything.
const runsJourneys = isClean && (areUnitsGreen || Boolean(process.env['CI']))
const areJourneysGreen = runsJourneys && runTargets('stream', 2, ...chosen.flatMap((tier) => tiers[tier]))
const green = areUnitsGreen && areJourneysGreen

const { passed, skipped, failed } = readReports(root)
// Printed again at the end, so that the failures are in the last lines of a long log.
for (const { name, message } of [...failedTasks, ...failed])
  console.log(`\nFailed: ${name}\n${message.slice(0, 2_000)}`)
console.log(`\n${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = green && failed.length === 0 && passed > 0 ? 0 : 1
