import { afterAll, afterEach, expect, test } from 'vitest'
import { copyOfWorkspace } from './copy.ts'

const copy = copyOfWorkspace()
afterEach(() => void copy.reset())
afterAll(() => copy.remove())

const builtAfterChangeOf = (file: string) => {
  copy.plant(file, 'export const planted = true\n')
  const { output } = copy.nx('show', 'projects', '--affected', '--withTarget=build', '--base=HEAD~1', '--head=HEAD')
  return output.split('\n').filter(Boolean).toSorted()
}

test('a change in the site builds the site alone', () => {
  expect(builtAfterChangeOf('apps/web/src/planted.ts')).toEqual(['web'])
})

test('a change in the API builds the API alone', () => {
  expect(builtAfterChangeOf('apps/api/src/planted.ts')).toEqual(['api'])
})

test('a change in the contracts builds everything', () => {
  expect(builtAfterChangeOf('libs/contracts/src/planted.ts')).toEqual(['admin', 'api', 'web'])
})
