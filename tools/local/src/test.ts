// `npm test`: everything that must hold before a change lands, on real parts.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { clearReports, readReports } from './test-reports.ts'

const root = path.resolve(import.meta.dirname, '../../..')
clearReports(root)

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false' } }).status === 0

// A machine that proves a change does the work itself, once; a developer's may remember what it has seen.
const isClean = !process.env['CI'] || run('nx', 'reset', '--only-cache', '--only-workspace-data')
const green =
  isClean &&
  run('nx', 'run-many', '-t', 'lint', 'typecheck', 'build', 'test', '--parallel=2', '--output-style=static') &&
  // One after the other, as each wants the machine; the next also where one has failed. Told of as they go.
  ['deploy:containers', 'e2e:servers', 'e2e:e2e'].map((target) => run('nx', 'run', target)).every(Boolean)

const { passed, failed, flaky } = readReports(root)
for (const name of flaky) console.log(`Held at its second try only: ${name}`)
// Once more at the end: it stands there for whoever reads the last lines of a long log.
for (const { name, message } of failed) console.log(`\nFailed: ${name}\n${message.slice(0, 2_000)}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = green && failed.length === 0 && passed > 0 ? 0 : 1
