// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { useSearch } from '../../src/features/search/use-search.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

/** A search whose text a test types. */
function aSearch() {
  let typed = ''
  const { latest, render } = renderHook(() => useSearch(typed))
  const type = (text: string) => {
    typed = text
    render()
  }
  return { latest, type }
}
const hitsFor = (name: string) => Response.json([{ title: new URL(name.slice(4), 'http://api').searchParams.get('q') }])

test('only the text at which typing stops is searched, and no empty one', async () => {
  const sent = anApi(hitsFor)
  const { latest, type } = aSearch()
  for (const text of ['s', 'so', 'sol']) type(text)
  await expect.poll(() => latest().hits).toEqual([{ title: 'sol' }])
  expect(sent.map(({ name }) => name)).toEqual(['GET /api/search?q=sol'])
})

test('while more is typed and searched, the hits stay but are not those of the text', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response>()
  const sent = anApi((name) => (name.endsWith('solar') ? answered : hitsFor(name)))
  const { latest, type } = aSearch()
  type('sol')
  expect(latest()).toMatchObject({ hits: undefined, isCurrent: false })
  await expect.poll(() => latest().isCurrent).toBe(true)
  type('solar')
  expect(latest()).toMatchObject({ hits: [{ title: 'sol' }], isCurrent: false })
  await expect.poll(() => sent.length).toBe(2)
  expect(latest()).toMatchObject({ hits: [{ title: 'sol' }], isCurrent: false })
  answer(hitsFor('GET /api/search?q=solar'))
  await expect.poll(() => latest()).toMatchObject({ hits: [{ title: 'solar' }], isCurrent: true })
})

test('a search that fails is not tried again until it is asked for', async () => {
  let isAway = true
  const sent = anApi((name) => (isAway ? aProblem(503, 'Away.') : hitsFor(name)))
  const { latest, type } = aSearch()
  type('sol')
  await expect.poll(() => latest().isError).toBe(true)
  expect(sent).toHaveLength(1)
  isAway = false
  latest().retry()
  await expect.poll(() => latest()).toMatchObject({ isError: false, isCurrent: true })
})
