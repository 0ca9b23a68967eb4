import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8')

test('every link in the docs has an existing target', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
  const links = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) => resolve(root, page, '..', to)),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((file) => globSync(file).length === 0)).toEqual([])
})

test('every file and folder that CONTRIBUTING.md names is there', () => {
  // In backticks, from the root, or within a project or its `src`.
  const named = [...textOf('CONTRIBUTING.md').matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, path = '']) => path)
  const places = ['.', '{apps,libs,tools}/*', '{apps,libs,tools}/*/src']
  const isThere = (path: string) => places.some((place) => globSync(`${place}/${path}`, { cwd: root }).length > 0)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !isThere(path))).toEqual([])
})

test('every threat in docs/security.md names its tests', () => {
  const rows = textOf('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.slice(2).filter((row) => !/\(\.\.\/[^)]+\.test\.ts\) *\|$/.test(row))).toEqual([])
})
