import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** The result of all tests of a workspace. */
export interface Outcome {
  passed: number
  /** Tests that were left out, such as those that need an engine of containers. */
  skipped: number
  /** Each failed test: its file and title, and its error message. */
  failed: { name: string; message: string }[]
}

const reportsIn = (root: string, ...names: string[]) =>
  names.flatMap((name) => globSync(`*/*/test-results/${name}.json`, { cwd: root }).map((file) => path.join(root, file)))
const vitestReports = (root: string) => reportsIn(root, 'unit', 'fourth-kind', 'containers')
const playwrightReports = (root: string) => reportsIn(root, 'servers*', 'journeys*', 'screens*')

/** Removes the reports of an earlier run. */
export function clearReports(root: string) {
  for (const file of [...vitestReports(root), ...playwrightReports(root)]) rmSync(file)
}

const read = <Report>(file: string): Report => JSON.parse(readFileSync(file, 'utf8'))

function ofVitest(root: string, { testResults }: JsonTestResults): Outcome {
  const outcome: Outcome = { passed: 0, skipped: 0, failed: [] }
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(root, name)
    // A file that can't be loaded has no test results.
    if (status === 'failed' && assertionResults.length === 0) outcome.failed.push({ name: file, message })
    for (const one of assertionResults) {
      if (one.status === 'passed') outcome.passed++
      if (one.status === 'skipped') outcome.skipped++
      if (one.status === 'failed')
        outcome.failed.push({ name: `${file} › ${one.fullName}`, message: (one.failureMessages ?? []).join('\n') })
    }
  }
  return outcome
}

const messages = (all: { message?: string }[]) => all.map(({ message = '' }) => message).join('\n')
const specsOf = ({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)]

function ofPlaywright({ suites, errors }: JSONReport): Outcome {
  const outcome: Outcome = { passed: 0, skipped: 0, failed: [] }
  if (errors.length > 0) outcome.failed.push({ name: 'The run itself', message: messages(errors) })
  for (const { title, file, tests } of suites.flatMap(specsOf))
    for (const { status, results } of tests) {
      const name = `${file} › ${title}`
      if (status === 'expected') outcome.passed++
      if (status === 'skipped') outcome.skipped++
      if (status === 'unexpected' || status === 'flaky')
        outcome.failed.push({
          name: status === 'flaky' ? `${name} (passed only at a retry)` : name,
          message: messages(results.flatMap((result) => result.errors)),
        })
    }
  return outcome
}

/**
 * Reads the reports in `test-results` of every project of a workspace.
 * @throws SyntaxError if a report is not JSON, for example because it was cut off
 */
export function readReports(root: string): Outcome {
  const outcomes = [
    ...vitestReports(root).map((file) => ofVitest(root, read(file))),
    ...playwrightReports(root).map((file) => ofPlaywright(read(file))),
  ]
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
    failed: outcomes
      .flatMap(({ failed }) => failed)
      .map(({ name, message }) => ({ name, message: stripVTControlCharacters(message) })),
  }
}
