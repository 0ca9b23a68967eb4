import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { DEPLOYED } from '../src/production.ts'

const root = resolve(import.meta.dirname, '../../..')
const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8')
const workflow = textOf('.github/workflows/ci.yml')

test('CI and the two tiers of `npm test` run every target of the journeys and servers', () => {
  const { nx }: { nx: { targets: Record<string, { cache?: boolean }> } } = JSON.parse(textOf('apps/e2e/package.json'))
  const targets = Object.entries(nx.targets).flatMap(([name, { cache }]) => (cache ? [name] : []))
  expect(targets.length).toBeGreaterThan(5)
  for (const target of [...targets, 'containers', 'fourth-kind']) {
    expect(textOf('tools/local/src/test.ts')).toContain(`'${target}'`)
    expect(workflow).toMatch(new RegExp(`nx affected -t .*\\b${target} `))
  }
})

test('CI pins each action to a commit, with its version in a comment', () => {
  const used = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action)
  expect(used.length).toBeGreaterThan(0)
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test("CI runs on the product's own Node version, and has only read permission", () => {
  const { dependencies }: { dependencies: { node: string } } = JSON.parse(textOf('package.json'))
  const versions = [...workflow.matchAll(/node-version: '([^']+)'/g)].map(([, version]) => version)
  expect(new Set(versions)).toEqual(new Set([dependencies.node]))
  expect(workflow).toContain('permissions:\n  contents: read\n')
})

test('CI restores no results of Nx, which uses only those that the same machine has made', () => {
  expect(workflow).not.toContain('.nx/')
})

test('CI looks for vulnerable packages in every workspace that is deployed', () => {
  const [command = ''] = workflow.match(/npm audit .*/) ?? []
  expect([...command.matchAll(/--workspace=(\S+)/g)].map(([, path]) => path)).toEqual(DEPLOYED)
})
