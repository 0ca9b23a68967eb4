import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the schema of the API has all kinds and fields of the contract', () => {
  const output = execFileSync('node', ['src/kinds/main.ts'], { encoding: 'utf8' })
  expect(output).toBe('The schema has all kinds and fields of the contract.\n')
})
