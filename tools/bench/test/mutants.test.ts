import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mutatedProjects } from '../src/mutants/projects.ts'
import { cellsOf } from '../src/mutants/scores.ts'
import { storedRows } from '../src/mutants/stored-rows.ts'
import { ROOT } from '../src/mutants/target.ts'

// `mutatedProjects` throws if a plugin is missing in its list.
it.each(Object.entries(mutatedProjects()))('finds the files and the tests of %s', (_, targets) => {
  const named = targets.flatMap(({ files, folder, tests }) => [
    ...files.filter((file) => !file.startsWith('!')),
    ...tests.map((test) => path.join(folder, test)),
  ])
  expect(named).not.toEqual([])
  expect(named.filter((file) => globSync(file, { cwd: ROOT }).length === 0)).toEqual([])
})

const lineOf = (name: string, measured = '69a51a6') => `| ${name} | 10 | 0 | 2 | 1 | 3 | 76.9 | ${measured} |\n`

it('reads the rows of earlier runs, without the sums of projects and other chapters', () => {
  const chapters = [
    `## Mutants\n\n${lineOf('libs/ui, rules')}`,
    `## Mutants, file by file\n\n${lineOf('web, 1 of 39 files', '')}${lineOf('apps/web/src/a.ts', '69a51a6 on 2026-11-26')}`,
    `## Size\n\n${lineOf('libs/ui/src/b.ts')}`,
  ]
  const benchmarks = `# Benchmarks\n\n${chapters.join('\n')}`
  const counts = [10, 0, 2, 1, 3]
  expect(storedRows(benchmarks, 'Mutants')).toEqual([{ name: 'libs/ui, rules', counts, measured: '69a51a6' }])
  expect(storedRows(benchmarks, 'Mutants, file by file')).toEqual([
    { name: 'apps/web/src/a.ts', counts, measured: '69a51a6 on 2026-11-26' },
  ])
})

it('stores the row of a file without mutants, which has no score', () => {
  const counts = [0, 0, 0, 0, 0]
  expect(cellsOf(counts)).toEqual(['0', '0', '0', '0', '0', '–'])
  const row = `| apps/web/src/a.ts | ${cellsOf(counts).join(' | ')} | 69a51a6 |\n`
  expect(storedRows(`## Mutants\n\n${row}`, 'Mutants')).toEqual([
    { name: 'apps/web/src/a.ts', counts, measured: '69a51a6' },
  ])
})
