import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { expect, test } from 'vitest'
import { routes } from '../fixtures/routes.ts'
import { world } from '../fixtures/world.ts'

const here = world()
const Document = Type.Object({
  paths: Type.Record(
    Type.String(),
    Type.Record(Type.String(), Type.Object({ 'x-access': Type.String(), 'x-others': Type.Optional(Type.String()) })),
  ),
})
const get = (path: string) => fetch(here().url + path)

test('the document has every call of the contracts, with its access, and nothing else', async () => {
  const answer = await get('/openapi.json')
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  const { paths } = Value.Parse(Document, await answer.json())
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => `${method} ${path} ${operation['x-access']} ${operation['x-others']}`,
    ),
  )
  const expected = routes.map(
    ({ method, url, config }) =>
      `${method.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')} ${config.access} ${config.others}`,
  )
  expect(calls.toSorted()).toEqual(expected.toSorted())
})

test('a linter finds no problem in the document', async () => {
  const source = await (await get('/openapi.json')).text()
  const config = await createConfig({
    extends: ['recommended-strict'],
    // /health and /ready have no 4xx response, the address to unsubscribe only redirects, and that of the server is
    // relative to the document's.
    rules: { 'operation-4xx-response': 'off', 'operation-2xx-response': 'off', 'no-server-example.com': 'off' },
  })
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

test('the page shows every call, and loads nothing', async () => {
  const answer = await get('/docs')
  const page = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/)
  expect(page.match(/<details/g)).toHaveLength(routes.length)
  expect(page).not.toMatch(/<script|<link|<img|https?:\/\/(?!www\.w3\.org)[^"]*\.(js|css)/)
})
