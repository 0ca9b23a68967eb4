import { execFileSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { tryKind } from '../src/try-kind/try-kind.ts'

const copy = tryKind()
afterAll(() => copy.remove())

test('the schema of the API has all kinds and fields of the contract', () => {
  const output = execFileSync('node', ['src/kinds/main.ts'], { encoding: 'utf8' })
  expect(output).toBe('The schema has all kinds and fields of the contract.\n')
})

// Its checks fail with an error, and print what is wrong.
test('a fourth kind of content takes its record, its pages, its sample and a generated migration', () => {
  copy.types()
  copy.apiTests()
}, 300_000)
