import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { filesOf, hasChangedSince } from '../src/changed-since.ts'

const folder = mkdtempSync(join(tmpdir(), 'energy-changed-since-'))
afterAll(() => rmSync(folder, { recursive: true }))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

/** Commits a file with a new content. @returns the commit */
function commit(file: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), crypto.randomUUID())
  git('add', '.')
  git('commit', '--quiet', '--message', file)
  return git('rev-parse', '--short=8', 'HEAD')
}

let before: string
beforeEach(() => {
  git('init', '--quiet')
  before = commit('apps/api/src/app.ts')
})

test('code has changed, also by a commit before the last one', () => {
  commit('apps/api/src/main.ts')
  commit('docs/benchmarks.md')
  expect(hasChangedSince(before, filesOf('editor'), folder)).toBe(true)
})

test('nothing has changed since the same commit', () => {
  expect(hasChangedSince(before, [], folder)).toBe(false)
})

test('texts are left out in every folder', () => {
  commit('README.md')
  commit('docs/decisions/0001-rendering.md')
  expect(hasChangedSince(before, filesOf('tests'), join(folder, 'apps/api'))).toBe(false)
})

test.each(['apps/api/test/app.test.ts', 'libs/ui/test/fixtures/page.ts', 'apps/e2e/journeys/home.test.ts'])(
  'tests are left out, or are code: %s',
  (file) => {
    commit(file)
    expect(hasChangedSince(before, filesOf('editor'), folder)).toBe(false)
    expect(hasChangedSince(before, filesOf('tests'), folder)).toBe(true)
  },
)

test('what a bench runs in a browser is no test', () => {
  commit('apps/e2e/measures/inbox.test.ts')
  expect(hasChangedSince(before, filesOf('editor'), folder)).toBe(true)
})

test('what decides which chapters are made is measured by none', () => {
  commit('tools/bench/src/main.ts')
  expect(hasChangedSince(before, filesOf('editor'), folder)).toBe(false)
  commit('tools/bench/src/measure.ts')
  expect(hasChangedSince(before, filesOf('editor'), folder)).toBe(true)
})

test('what one chapter alone runs is measured by no other', () => {
  commit('tools/bench/src/tests/clone.ts')
  const measuring = ['api', 'editor', 'peers', 'start', 'tests'].filter((chapter) =>
    hasChangedSince(before, filesOf(chapter), folder),
  )
  expect(measuring).toEqual(['start', 'tests'])
})

test.each([
  ['apps/admin/src/main.tsx', false],
  ['apps/e2e/measures/inbox.test.ts', false],
  ['apps/web/src/main.tsx', true],
  ['package-lock.json', true],
])('without the dashboard, whether %s is measured: %s', (file, isMeasured) => {
  commit(file)
  expect(hasChangedSince(before, filesOf('api'), folder)).toBe(isMeasured)
  expect(hasChangedSince(before, filesOf('editor'), folder)).toBe(true)
})

test('what is named has changed, and nothing else', () => {
  commit('apps/api/test/app.test.ts')
  expect(hasChangedSince(before, ['apps/api/src/app.ts'], folder)).toBe(false)
  expect(hasChangedSince(before, ['apps/api/src/app.ts', 'apps/api/test/app.test.ts'], folder)).toBe(true)
})

test('an unknown commit has changed', () => {
  expect(hasChangedSince('0123abcd', filesOf('tests'), folder)).toBe(true)
})
