import { expect, test } from 'vitest'
import { tryKind } from '../src/try-kind/try-kind.ts'

// A target of its own: it checks a copy of the workspace, and would end long after all other unit tests.
test('a fourth kind of content takes its record, its pages, its sample and a generated migration', () => {
  const { migration, client, types, apiTests, remove } = tryKind()
  try {
    for (const check of [migration, client, types, apiTests]) expect(check()).toBe(0)
  } finally {
    remove()
  }
}, 1_800_000)
