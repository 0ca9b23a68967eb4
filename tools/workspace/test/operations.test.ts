import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8')
const all = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, found]) => found))

/** The variables that a source reads. */
const readBy = (file: string) =>
  new Set([...all(textOf(file), /(?:env\['|required\(')([A-Z_]+)'/g), ...all(textOf(file), /\b([A-Z_]+) = '/g)])

/** The variables of a table. */
const named = (part: string) => all(part, /^\| `(\w+)` \|/gm)

test('docs/settings/web.md names every variable of site and dashboard, and none that nobody reads', () => {
  const [, both = '', site = '', dashboard = ''] = textOf('docs/settings/web.md').split(/^## /m)
  expect(named(both)).toEqual(readBy('libs/server/src/client-config.ts'))
  expect(new Set([...named(site), 'APP_MODE'])).toEqual(readBy('apps/web/src/server/environment.ts'))
  expect(named(dashboard)).toEqual(readBy('tools/deploy/src/dashboard.ts'))
})

test('every alert is on a figure that the API, or Node in it, tells', () => {
  const [, watched = ''] = textOf('docs/operations.md').split('## What to watch')
  const figures = all(watched, /\b((?:http|database|response)_[a-z_]+?)(?:_count|_bucket)?[{[ ]/g)
  const own = all(textOf('apps/api/src/plugins/metrics.ts'), /name: '(\w+)'/g)
  expect(figures.size).toBeGreaterThan(1)
  for (const figure of figures) expect(own).toContain(figure)
})

test('what the pages of docs/ lead to is there', () => {
  const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
  const links = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) => resolve(root, page, '..', to)),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((file) => globSync(file).length === 0)).toEqual([])
})
