import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT, mutatedProjects } from '../src/mutants/projects.ts'
import { storedRows } from '../src/mutants/stored-rows.ts'

// `mutatedProjects` throws if a plugin is missing in its list.
it('knows the tests of every plugin of the API', () => {
  const named = Object.values(mutatedProjects()['plugins'] ?? {}).flatMap(({ folder, tests }) =>
    tests.map((test) => path.join(ROOT, folder, test)),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

const lineOf = (name: string) => `| ${name} | 10 | 0 | 2 | 1 | 3 | 76.9 | 69a51a6 |\n`

it('reads the rows of earlier runs, without the sums of projects and other chapters', () => {
  const chapters = [
    `## Mutants\n\n${lineOf('libs/ui/src/a.ts')}`,
    `## Mutants, file by file\n\n${lineOf('web, 1 of 39 files')}${lineOf('apps/web/src/a.ts')}`,
    `## Size\n\n${lineOf('libs/ui/src/b.ts')}`,
  ]
  const row = { file: 'apps/web/src/a.ts', counts: [10, 0, 2, 1, 3], commit: '69a51a6' }
  expect(storedRows(`# Benchmarks\n\n${chapters.join('\n')}`)).toEqual([row])
})
