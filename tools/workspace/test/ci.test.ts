import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const workflow = readFileSync(resolve(root, '.github/workflows/ci.yml'), 'utf8')

test('CI pins each action to a commit, with its version in a comment', () => {
  const used = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action)
  expect(used.length).toBeGreaterThan(0)
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test("CI runs on the product's own Node version, and has only read permission", () => {
  const { dependencies }: { dependencies: { node: string } } = JSON.parse(
    readFileSync(resolve(root, 'package.json'), 'utf8'),
  )
  const versions = [...workflow.matchAll(/node-version: '([^']+)'/g)].map(([, version]) => version)
  expect(new Set(versions)).toEqual(new Set([dependencies.node]))
  expect(workflow).toContain('permissions:\n  contents: read\n')
})
