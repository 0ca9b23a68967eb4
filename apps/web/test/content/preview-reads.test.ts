import { createCall } from '@energy/client/call'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { readLive, readShared } from '../../src/features/content/preview/read.ts'
import { CLIENT } from '../../src/shared/loaders.ts'
import { aContentApi } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { items } from '../fixtures/fresh-items.ts'

const ofItem = { kind: 'services', item: items.services }
const site = firstSite('service')
const forSite = new Request('https://energy.example/preview/abc', { headers: { [CLIENT]: '203.0.113.9' } })

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What the page of a preview starts with, and what it asked for. */
async function headOf(
  answers: Readonly<Record<string, unknown>>,
  request: Request | undefined = forSite,
  read: typeof readShared = readShared,
) {
  const { url, asked, clients } = await aContentApi(answers)
  const context = { call: createCall(url), client: new QueryClient() }
  return { head: await read(context, { params: { token: 'abc' }, request }), asked, clients }
}

test('the preview of an item is titled by it, shows its kind and the texts of its page, and is in no index', async () => {
  const answers = { '/previews/abc': ofItem, '/services/cards': [items.services], '/site': site }
  const { head, asked } = await headOf(answers)
  expect(head).toEqual({
    title: `Preview: ${items.services.headerTitle}`,
    noindex: true,
    item: ofItem,
    texts: 'service',
  })
  expect(asked.toSorted()).toEqual(['/previews/abc', '/services/cards?limit=5', '/site?page=service'])
})

test('the preview of a text says which text it is, and is in no index', async () => {
  const { head } = await headOf({ '/previews/abc': { kind: 'about', id: '1', at: 0, page: 'about', site } })
  expect(head).toEqual({
    title: 'Preview',
    noindex: true,
    text: { kind: 'about', at: 0, page: 'about' },
    texts: 'preview',
  })
})

test('the live preview of the editor has a token of its own kind', async () => {
  const { asked } = await headOf({ '/previews/frames/abc': ofItem }, forSite, readLive)
  expect(asked).toContain('/previews/frames/abc')
})

test('the API learns for whom the site’s server reads', async () => {
  const { clients } = await headOf({ '/previews/abc': ofItem })
  expect(clients[0]).toBe('203.0.113.9')
})

test('the server reads nothing for another spelling of the address, which the page cache would keep', async () => {
  for (const request of [new Request('https://energy.example/preview/%61bc'), undefined]) {
    const { url, asked } = await aContentApi({ '/previews/abc': ofItem })
    const context = { call: createCall(url), client: new QueryClient() }
    const read = readShared(context, { params: { token: 'abc' }, request })
    await expect(read).rejects.toMatchObject({ init: { status: 404 } })
    expect(asked).toEqual([])
  }
})

test('a browser, which has no page cache, reads what the link opens', async () => {
  vi.stubGlobal('document', {})
  const { head, clients } = await headOf({ '/previews/abc': ofItem }, new Request('https://energy.example/preview/abc'))
  expect(head).toMatchObject({ item: ofItem })
  expect(clients[0]).toBeUndefined()
})

test('a preview that has ended says so with 404', async () => {
  expect((await headOf({})).head).toMatchObject({
    data: { title: 'This preview has ended', noindex: true },
    init: { status: 404 },
  })
})

test('while the API is unavailable a preview is, too', async () => {
  const context = { call: createCall('http://127.0.0.1:1'), client: new QueryClient() }
  const read = readShared(context, { params: { token: 'abc' }, request: forSite })
  await expect(read).rejects.toMatchObject({ init: { status: 503 } })
})
