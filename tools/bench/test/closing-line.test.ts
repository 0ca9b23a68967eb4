import { expect, it } from 'vitest'
import { countsIn } from '../src/tests/closing-line.ts'

it('reads the closing line of `npm test`, and counts what passed only at a retry', () => {
  const failures = 'Failed: a.test.ts › one (passed only at a retry)\nmessage\n\nFailed: a.test.ts › two\nmessage\n'
  for (const closing of ['120 passed, 2 failed', '120 passed, 2 failed, 11 skipped'])
    expect(countsIn(`npm noise\n\n${failures}\n${closing}\n`)).toEqual({ passed: 120, failed: 2, flaky: 1 })
})

it('finds no counts in a run that broke off, even if a test has printed such words', () => {
  expect(countsIn('✔ unit: 3 passed, 0 failed, so far\nKilled\n')).toBeUndefined()
})
