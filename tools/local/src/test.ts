// `npm test`: all checks that must pass before a change is merged, with real servers.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { clearReports, readReports } from './test-reports.ts'

const root = path.resolve(import.meta.dirname, '../../..')
clearReports(root)

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false' } }).status === 0

// CI runs every check without Nx's cache; a developer's machine may use the cache.
const isClean = !process.env['CI'] || run('nx', 'reset', '--only-cache', '--only-workspace-data')
const green =
  isClean &&
  run('nx', 'run-many', '-t', 'lint', 'typecheck', 'build', 'test', '--parallel=2', '--output-style=static') &&
  // One after the other, because each needs the whole machine. All run, also if one fails. They print their progress.
  ['deploy:containers', 'e2e:servers', 'e2e:e2e'].map((target) => run('nx', 'run', target)).every(Boolean)

const { passed, failed, flaky } = readReports(root)
for (const name of flaky) console.log(`Flaky, passed only at a retry: ${name}`)
// Printed again at the end, so that the failures are in the last lines of a long log.
for (const { name, message } of failed) console.log(`\nFailed: ${name}\n${message.slice(0, 2_000)}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = green && failed.length === 0 && passed > 0 ? 0 : 1
