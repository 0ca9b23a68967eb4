import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { Problem } from '../src/responses.ts'
import { Change } from '../src/changes.ts'
import { ClientConfig } from '../src/site/client-config.ts'
import { isRoute, routes } from './fixtures/routes.ts'
import { linesOf, linesOfRoute } from './fixtures/agreement-lines.ts'

const valuesOf = (group: unknown): unknown[] => (typeof group === 'object' && group ? Object.values(group) : [])
const SOURCES = path.resolve(import.meta.dirname, '../src')

// Clients and server are deployed separately, so an incompatible change of the contracts breaks one of them. To change
// the contracts on purpose, update the file with `npx vitest run test/agreement.test.ts -u`.
test('the contracts match agreement.txt', async () => {
  const calls = routes.map((route) => [...linesOfRoute(route)].join('\n'))
  const others = Object.entries({ Problem, Change, ClientConfig }).map(([name, schema]) =>
    [...linesOf(schema, name)].join('\n'),
  )
  await expect(`${[...calls, ...others].join('\n\n')}\n`).toMatchFileSnapshot('../agreement.txt')
})

test('every call that a module exports is one of them', async () => {
  const files = globSync('**/*.ts', { cwd: SOURCES }).map((file) => pathToFileURL(path.join(SOURCES, file)).href)
  const modules: object[] = await Promise.all(files.map((file) => import(file)))
  const exported = modules.flatMap(valuesOf)
  const calls = [...exported, ...exported.flatMap(valuesOf)].filter(isRoute)
  const known = new Set(routes.map(({ method, url }) => `${method} ${url}`))
  expect(calls.map(({ method, url }) => `${method} ${url}`).filter((name) => !known.has(name))).toEqual([])
  expect(calls.length).toBeGreaterThan(100)
})
