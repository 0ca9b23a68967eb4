import { createCall } from '@energy/client/call'
import type { Kind } from '@energy/contracts/content'
import type { Site, SitePage } from '@energy/contracts/site/site-pages'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readBook, readLinkedBooking } from '../../src/features/booking/read.ts'
import { readLetter, readLetters } from '../../src/features/newsletter/letters/read-letters.ts'
import { searchQuery } from '../../src/features/search/query.ts'
import { readSearch } from '../../src/features/search/read.ts'
import { readList, topicPath } from '../../src/shared/content/list-head.ts'
import { CLIENT } from '../../src/shared/loaders.ts'
import { aContentApi } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'

/** What loaders read with, and the addresses that they ask for. */
async function aContext(answers: Readonly<Record<string, unknown>>) {
  const { url, asked, clients } = await aContentApi(answers)
  return { context: { call: createCall(url), client: new QueryClient() }, asked, clients }
}
const requestOf = (address: string) => new Request(`https://energy.example${address}`)
const siteOf = (page: SitePage): Promise<Site> => Promise.resolve(firstSite(page))
const unknownSite = Promise.resolve(undefined)

const GUIDES = { '/blogs/cards': [], '/blogs/topics': ['Heat pumps', 'Grants'] }

/** The head of a list at an address, and the topic that its cards were asked for; null where they were asked for all. */
async function listAt(kind: Kind, page: SitePage, address: string | undefined, answers: object = GUIDES) {
  const { context, asked } = await aContext({ ...answers })
  const request = address === undefined ? undefined : requestOf(address)
  const head = await readList(context, kind, { request, site: siteOf(page) })
  const cards = asked.find((path) => path.includes('/cards')) ?? ''
  return { head, asked, topic: new URL(cards, 'http://api').searchParams.get('topic') }
}

test('a list has the title and the description that staff have written, and all items', async () => {
  const { head, topic } = await listAt('blogs', 'guides', '/guides')
  const { description } = firstSite('guides').texts.guidesPage ?? {}
  expect(description).toBeTruthy()
  expect(head).toEqual({ title: 'Guides', description, topic: undefined })
  expect(topic).toBeNull()
  expect((await listAt('blogs', 'guides', undefined)).head).toEqual({ title: 'Guides', description, topic: undefined })
})

test('the list of a topic has only its items, and is titled as staff spell it', async () => {
  const { head, topic } = await listAt('blogs', 'guides', '/guides?topic=%20heat%20PUMPS%00')
  expect(head).toMatchObject({ title: 'Guides: Heat pumps', topic: 'heat PUMPS' })
  expect(topic).toBe('heat PUMPS')
  expect(topicPath('blogs', 'Heat & air')).toBe('/guides?topic=Heat%20%26%20air')
})

test('no title says a topic that somebody has made up, and the API gets no more of it than it takes', async () => {
  const { head, topic } = await listAt('blogs', 'guides', `/guides?topic=${'💡'.repeat(301)}`)
  expect(head).toMatchObject({ title: 'Guides' })
  expect(topic).toBe('💡'.repeat(300))
})

test('a kind without topics asks for none', async () => {
  const { head, asked, topic } = await listAt('products', 'products', '/products?topic=Grants', {
    '/products/cards': [],
  })
  expect(head).toMatchObject({ topic: undefined })
  expect(topic).toBeNull()
  expect(asked).toHaveLength(1)
})

test('a list without its items or its texts is answered with 503', async () => {
  expect((await listAt('blogs', 'guides', '/guides', {})).head).toMatchObject({ init: { status: 503 } })
  const { context } = await aContext(GUIDES)
  const head = await readList(context, 'blogs', { request: requestOf('/guides'), site: unknownSite })
  expect(head).toMatchObject({ data: { title: 'Guides', description: '' }, init: { status: 503 } })
})

test('the search asks for nothing until there is a word, and only its empty page is listed by search engines', async () => {
  const { context, asked } = await aContext({ '/site/search': { total: 0, results: [] } })
  const searchAt = (address: string) => readSearch(context, { request: requestOf(address), site: unknownSite })
  expect(await searchAt('/search')).toMatchObject({ title: 'Search', noindex: false })
  expect(await readSearch(context, { request: undefined, site: unknownSite })).toMatchObject({ noindex: false })
  expect(asked).toEqual([])
  expect(await searchAt('/search?q=heat&kind=blogs&page=2')).toMatchObject({ title: 'Search', noindex: true })
  const { searchParams } = new URL(asked[0] ?? '', 'http://api')
  expect(Object.fromEntries(searchParams)).toEqual({ q: 'heat', kind: 'blogs', page: '2' })
  const { context: broken } = await aContext({})
  const failed = readSearch(broken, { request: requestOf('/search?q=heat'), site: unknownSite })
  expect(await failed).toMatchObject({ data: { title: 'Search', noindex: true }, init: { status: 503 } })
})

test('the API learns for whom the site’s server searches, and that a visitor is still typing', async () => {
  const { context, asked, clients } = await aContext({ '/site/search': { counts: {}, found: [] } })
  const request = new Request('https://energy.example/search?q=heat', { headers: { [CLIENT]: '203.0.113.9' } })
  expect(await readSearch(context, { request, site: unknownSite })).toMatchObject({
    description: expect.stringContaining('What we have on a word'),
  })
  await context.client.fetchQuery(searchQuery(context.call, { q: 'hea', page: 1 }, { typing: true }))
  expect(asked).toEqual(['/site/search?q=heat&page=1', '/site/search?q=hea&page=1&typing=true'])
  expect(clients).toEqual(['203.0.113.9', undefined])
})

test('the page of a letter is titled and described by it', async () => {
  const text = [{ kind: 'paragraph', runs: [{ text: 'The grants go on. ' }, { text: 'Ask us.' }] }]
  const { context, asked } = await aContext({ '/letter-archive/7': { title: 'Winter', text }, '/letter-archive': [] })
  expect(await readLetter(context, { params: { id: '7' } })).toEqual({
    title: 'Winter',
    description: 'The grants go on. Ask us.',
  })
  expect(await readLetters(context)).toMatchObject({
    title: 'Letters',
    description: expect.stringContaining('written'),
  })
  expect(asked).toEqual(['/letter-archive/7', '/letter-archive?limit=100'])
  await expect(readLetter(context, { params: { id: '8' } })).rejects.toMatchObject({ init: { status: 404 } })
  const { context: broken } = await aContext({})
  expect(await readLetters(broken)).toMatchObject({ data: { title: 'Letters' }, init: { status: 503 } })
})

test('the page that books a call asks for the days of its address', async () => {
  const { context, asked } = await aContext({ '/bookings/days': { days: [] } })
  const site = siteOf('book')
  const { description } = (await site).texts.bookings ?? {}
  expect(description).toBeTruthy()
  expect(await readBook(context, { request: requestOf('/book?from=2026-12-01'), site })).toEqual({
    title: 'Book a call',
    description,
  })
  expect(await readBook(context, { request: undefined, site: unknownSite })).toMatchObject({ description: '' })
  expect(asked).toEqual(['/bookings/days?from=2026-12-01', '/bookings/days'])
  const { context: broken } = await aContext({})
  expect(await readBook(broken, { request: undefined, site })).toMatchObject({ init: { status: 503 } })
})

/** The head of the page of a link to a call, and the addresses that were asked for. */
async function linkedAt(address: string, call: object | undefined, site: Promise<Site | undefined> = siteOf('book')) {
  const days = { '/bookings/days': { days: [] } }
  const { context, asked } = await aContext(call ? { ...days, '/booking-links/abc': call } : days)
  const request = new Request(`https://energy.example${address}`, { headers: { [CLIENT]: '203.0.113.9' } })
  return { head: await readLinkedBooking(context, { params: { token: 'abc' }, request, site }), asked }
}

test('the page of a booked call asks for the days from its own on, or for those of its address', async () => {
  const booked = { state: 'booked', startsAt: '2026-12-03T09:00:00.000Z' }
  const { head, asked } = await linkedAt('/book/abc', booked)
  expect(head).toEqual({ title: 'Call', noindex: true })
  expect(asked).toEqual(['/booking-links/abc', '/bookings/days?from=2026-12-03'])
  expect((await linkedAt('/book/abc?from=2026-12-10', booked)).asked).toContain('/bookings/days?from=2026-12-10')
})

test('the page of a call that cannot be moved asks for no days', async () => {
  const startsAt = '2026-12-03T09:00:00.000Z'
  expect((await linkedAt('/book/abc', { state: 'cancelled', startsAt })).asked).toEqual(['/booking-links/abc'])
  expect((await linkedAt('/book/abc', { state: 'booked', startsAt }, unknownSite)).asked).toEqual([
    '/booking-links/abc',
  ])
  const { head, asked } = await linkedAt('/book/abc', undefined)
  expect(head).toMatchObject({ data: { title: 'This link has expired', noindex: true }, init: { status: 404 } })
  expect(asked).toEqual(['/booking-links/abc'])
})
