import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { tryKind } from '../src/try-kind/try-kind.ts'

test('the schema of the API has all kinds and fields of the contract', () => {
  const output = execFileSync('node', ['src/kinds/main.ts'], { encoding: 'utf8' })
  expect(output).toBe('The schema has all kinds and fields of the contract.\n')
})

test('a fourth kind of content takes its record, its pages, its sample and a generated migration', () => {
  const { migration, client, types, apiTests, remove } = tryKind()
  try {
    for (const check of [migration, client, types, apiTests]) expect(check()).toBe(0)
  } finally {
    remove()
  }
}, 1_800_000)
