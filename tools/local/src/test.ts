// `npm test`: everything that must hold before a change lands, on real parts.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const reports = (name: string) =>
  globSync(`*/*/test-results/${name}.json`, { cwd: root }).map((file) => path.join(root, file))
const inBrowsers = () => [...reports('servers'), ...reports('journeys*')]
const others = () => [...reports('unit'), ...reports('containers')]
for (const report of [...others(), ...inBrowsers()]) rmSync(report)

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false' } }).status === 0

// A machine that proves a change does the work itself, once; a developer's may remember what it has seen.
const isClean = !process.env['CI'] || run('nx', 'reset', '--only-cache', '--only-workspace-data')
const green =
  isClean &&
  run('nx', 'run-many', '-t', 'lint', 'typecheck', 'build', 'test', '--parallel=2', '--output-style=static') &&
  // One after the other, as each wants the machine; the next also where one has failed. Told of as they go.
  ['deploy:containers', 'e2e:servers', 'e2e:e2e'].map((target) => run('nx', 'run', target)).every(Boolean)

interface Unit {
  numPassedTests: number
  numFailedTests: number
}
interface Playwright {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}
interface Suite {
  suites?: Suite[]
  specs: { title: string; file: string; tests: { status: string }[] }[]
}
const shaky = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(shaky),
]
let passed = 0
let failed = 0
for (const report of others()) {
  const { numPassedTests, numFailedTests }: Unit = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests
  failed += numFailedTests
}
for (const report of inBrowsers()) {
  const { stats, suites }: Playwright = JSON.parse(readFileSync(report, 'utf8'))
  passed += stats.expected + stats.flaky
  failed += stats.unexpected
  for (const name of suites.flatMap(shaky)) console.log(`Held at its second try only: ${name}`)
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = green && failed === 0 && passed > 0 ? 0 : 1
