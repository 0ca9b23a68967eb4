import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { clearReports, readReports } from '../src/test-reports.ts'
import { aDirectory } from './fixtures/program.ts'

/** A workspace with these report files; each report gets the root of the workspace. */
function aWorkspace(reports: Record<string, (root: string) => object>) {
  const root = aDirectory()
  for (const [file, report] of Object.entries(reports)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), JSON.stringify(report(root)))
  }
  return root
}
const nothing = () => ({ testResults: [] })
const browserTest = (title: string, status: string, ...messages: string[]) => ({
  title,
  file: 'a.test.ts',
  tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
})

it('counts the passed tests of all projects, and lists each failure with name and message', () => {
  const root = aWorkspace({
    'libs/one/test-results/unit.json': (at) => ({
      testResults: [
        {
          name: join(at, 'libs/one/test/a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'it holds', status: 'passed', failureMessages: [] },
            { fullName: 'it breaks', status: 'failed', failureMessages: ['1 is not 2'] },
            { fullName: 'it is left out', status: 'skipped', failureMessages: null },
          ],
        },
        {
          name: join(at, 'libs/one/test/b.test.ts'),
          status: 'failed',
          message: 'no such module',
          assertionResults: [],
        },
      ],
    }),
    'apps/two/test-results/journeys-phone.json': () => ({
      errors: [],
      suites: [
        {
          specs: [browserTest('holds', 'expected')],
          suites: [
            {
              specs: [
                browserTest('holds at last', 'flaky', 'not yet'),
                browserTest('does not hold', 'unexpected', '\u001B[31mtoo late\u001B[39m', 'too late again'),
                browserTest('is left out', 'skipped'),
              ],
            },
          ],
        },
      ],
    }),
  })
  expect(readReports(root)).toEqual({
    passed: 2,
    skipped: 2,
    failed: [
      { name: 'libs/one/test/a.test.ts › it breaks', message: '1 is not 2' },
      { name: 'libs/one/test/b.test.ts', message: 'no such module' },
      { name: 'a.test.ts › holds at last (passed only at a retry)', message: 'not yet' },
      { name: 'a.test.ts › does not hold', message: 'too late\ntoo late again' },
    ],
  })
})

it('lists the error of a browser run that ended before its tests', () => {
  const root = aWorkspace({
    'apps/two/test-results/servers.json': () => ({ errors: [{ message: 'the port is taken' }], suites: [] }),
  })
  expect(readReports(root)).toEqual({
    passed: 0,
    skipped: 0,
    failed: [{ name: 'The run itself', message: 'the port is taken' }],
  })
})

it('removes the reports of an earlier run, and no other files', () => {
  const root = aWorkspace({
    'libs/one/test-results/unit.json': nothing,
    'tools/three/test-results/containers.json': nothing,
    'apps/two/test-results/me.json': () => ({}),
  })
  clearReports(root)
  expect(readReports(root)).toEqual({ passed: 0, skipped: 0, failed: [] })
  expect(existsSync(join(root, 'apps/two/test-results/me.json'))).toBe(true)
})
