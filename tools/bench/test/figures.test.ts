import { expect, test } from 'vitest'
import { figureOf, textsWithFigures, withFigures } from '../src/figures.ts'
import { readBenchmarks } from '../src/report.ts'

const benchmarks = `# Benchmarks

## Pages

|  | CPU µs a request | requests a second |
| --- | ---: | ---: |
| home | 28.0 | 18,267 |

## The API

|  | CPU µs a request | requests a second |
| --- | ---: | ---: |
| home | 1.0 | 1 |
`

test('a marked figure is that of its chapter, row and column', () => {
  const text = 'It answers <!-- Pages / home / requests a second -->9,000<!-- / --> times.'
  const now = 'It answers <!-- Pages / home / requests a second -->18,267<!-- / --> times.'
  expect(withFigures(text, benchmarks)).toBe(now)
  expect(withFigures(now, benchmarks)).toBe(now)
})

test('a figure that the benchmarks no longer have is an error', () => {
  for (const [chapter = '', row = '', column = ''] of [
    ['Page', 'home', 'requests a second'],
    ['Pages', 'list', 'requests a second'],
    ['Pages', 'home', 'p50 ms'],
  ])
    expect(() => figureOf(benchmarks, chapter, row, column)).toThrow(`${chapter} / ${row} / ${column}`)
})

// `npm run bench -- figures` writes them.
test('the figures in the documentation are those of the benchmarks', () => {
  const texts = textsWithFigures()
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(({ text }) => withFigures(text, readBenchmarks()) !== text)).toEqual([])
})
