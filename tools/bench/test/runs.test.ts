import { expect, test } from 'vitest'
import { tableIn } from '../src/figures.ts'
import { chapterOf } from '../src/report.ts'
import { runsReport } from '../src/tests/runs.ts'

const rowsOf = (...results: readonly string[]) =>
  results.map((result) => ['a1b2c3d4 on 2026-11-28', '30.0 min', '11717', '0', '0', result])
const goalOf = (...results: readonly string[]) => runsReport('a1b2c3d4', rowsOf(...results)).goals[0]

test('only the runs after the last red one count as green in a row', () => {
  expect(goalOf('green', 'green', 'red', 'green', 'green')).toMatchObject({ holds: false, actual: '2 in a row' })
  expect(goalOf('green', 'red')).toMatchObject({ holds: false, actual: '0 in a row' })
})

test('the goal holds with ten green runs in a row', () => {
  const green = Array.from({ length: 10 }, () => 'green')
  expect(goalOf(...green)).toMatchObject({ holds: true, actual: '10 in a row' })
  expect(goalOf(...green.slice(1))).toMatchObject({ holds: false, actual: '9 in a row' })
})

test('the next runs find the rows of the former ones in their chapter', () => {
  const rows = rowsOf('red', 'green')
  const report = runsReport('a1b2c3d4', rows)
  expect(tableIn(chapterOf('bench -- tests runs', report), report.title).rows).toEqual(rows)
  expect(tableIn('# Benchmarks', report.title).rows).toEqual([])
})
