import { createCall } from '@energy/client/call'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { itemAt } from '../../src/app/item-at.ts'
import { loadScreen, page, pageOf } from '../../src/app/page.ts'
import { queries } from '../../src/shared/queries.ts'

const call = createCall('http://127.0.0.1:1')
const Screen = () => null
const aContext = () => ({ call, client: new QueryClient() })

test('the item of a page is the one that its loader has read', () => {
  const client = new QueryClient()
  const item = { _id: '7', headerTitle: 'Solar' }
  for (const { queryKey } of [
    queries.one(call, 'services', '7'),
    queries.one(call, 'products', '8'),
    queries.one(call, 'blogs', '9'),
  ])
    client.setQueryData<unknown>(queryKey, item)
  expect(itemAt('/single_service/7', call, client)).toEqual({ kind: 'services', item })
  expect(itemAt('/single_product/8', call, client)).toEqual({ kind: 'products', item })
  expect(itemAt('/single_guide/9', call, client)).toEqual({ kind: 'blogs', item })
  for (const path of ['/', '/guides', '/single_service/8'])
    expect([path, itemAt(path, call, client)]).toEqual([path, undefined])
})

test('a page loads its screen and reads its data by its path', async () => {
  const load = () => Promise.resolve(Screen)
  const definition = { screen: 'home', texts: 'home', load, read: ({ params }: { params: object }) => params } as const
  const route = page(aContext(), definition)
  expect(await route.lazy()).toMatchObject({ element: { type: Screen, props: {} } })
  const args = { params: { id: '7' }, request: new Request('http://localhost'), context: {}, url: new URL('http://a') }
  expect(await route.loader({ ...args, pattern: '/:id' })).toEqual({ id: '7' })
  expect(pageOf(route)).toMatchObject({ screen: 'home', load })
  const loaded = { ...route }
  await loadScreen(loaded)
  expect(loaded).toMatchObject({ element: { type: Screen }, lazy: undefined })
})

test('a screen of content gets the kind of its page', async () => {
  const definition = {
    kind: 'blogs',
    screen: 'list',
    texts: 'guides',
    load: () => Promise.resolve(Screen),
    read: () => undefined,
  } as const
  expect(await page(aContext(), definition).lazy()).toMatchObject({
    element: { type: Screen, props: { kind: 'blogs' } },
  })
})

test('a layout has no screen to load', async () => {
  const layout = { children: [] }
  await loadScreen(layout)
  expect(layout).toEqual({ children: [] })
})
