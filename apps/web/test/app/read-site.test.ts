import { createCall } from '@energy/client/call'
import type { Site, SitePage } from '@energy/contracts/site/site-pages'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queries } from '../../src/shared/queries.ts'
import { blankSite } from '../../src/shared/site/blank-site.ts'
import type { KnownSites } from '../../src/shared/site/known-sites.ts'
import { previewedSite, shownSite } from '../../src/shared/site/previewed-site.ts'
import { FROM_BEFORE, readSite } from '../../src/shared/site/read-site.ts'
import { aContentApi } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'

const NOBODY = 'http://127.0.0.1:1'
const [about, home] = [firstSite('about'), firstSite('home')]
const named = (site: Site, name: string): Site => ({ ...site, company: { ...site.company, name } })

/** Reads the texts of a page. What the client has of it afterwards, and when that came. */
async function reading(page: SitePage, url: string, known?: KnownSites, client = new QueryClient()) {
  const context = { call: createCall(url), client, ...(known && { known }) }
  const site = await readSite(context, page)
  const { queryKey } = queries.site(context.call, page)
  return { site, shown: client.getQueryData(queryKey), at: client.getQueryState(queryKey)?.dataUpdatedAt }
}

test('the texts of a page are what the API answers, and the newest that are known', async () => {
  const { url } = await aContentApi({ '/site?page=about': named(about, 'Wind & Co') })
  const known: KnownSites = new Map([
    ['about', about],
    ['home', home],
  ])
  const { site, shown } = await reading('about', url, known)
  expect(site?.company.name).toBe('Wind & Co')
  expect(shown).toEqual(site)
  expect([...known.keys()]).toEqual(['home', 'about'])
  expect(known.get('about')).toEqual(site)
})

test('while the API is unavailable a page shows its texts from before', async () => {
  const known: KnownSites = new Map([['about', about]])
  expect(await reading('about', NOBODY, known)).toEqual({ site: about, shown: about, at: FROM_BEFORE })
})

test('what the client has already is newer than what is known from before', async () => {
  const client = new QueryClient()
  client.setQueryData(queries.site(createCall(NOBODY), 'about').queryKey, named(about, 'Wind & Co'))
  const { site } = await reading('about', NOBODY, new Map([['about', about]]), client)
  expect(site?.company.name).toBe('Wind & Co')
})

test.each([{}, [], 'ok', 1])(
  'an answer that is no site, %j, is not known later: no page could be shown from it',
  async (answer) => {
    const { url } = await aContentApi({ '/site?page=guides': answer })
    const known: KnownSites = new Map([['home', home]])
    const { site, shown } = await reading('guides', url, known)
    expect(site).toBeUndefined()
    expect(shown).toEqual({ ...home, texts: {}, pictures: [] })
    expect([...known.keys()]).toEqual(['home'])
  },
)

test('a page whose texts are not known has the company and the navigation of the newest page that is', async () => {
  const known: KnownSites = new Map([
    ['home', home],
    ['about', named(about, 'Wind & Co')],
  ])
  const { site, shown, at } = await reading('guides', NOBODY, known)
  expect(site).toBeUndefined()
  expect(shown).toEqual({ ...named(about, 'Wind & Co'), texts: {}, pictures: [] })
  expect(at).toBe(FROM_BEFORE)
  expect(known.has('guides')).toBe(false)
})

test('in a browser that is a page that it still has', async () => {
  const client = new QueryClient()
  client.setQueryData(queries.site(createCall(NOBODY), 'home').queryKey, home)
  const { site, shown } = await reading('guides', NOBODY, undefined, client)
  expect(site).toBeUndefined()
  expect(shown).toEqual({ ...home, texts: {}, pictures: [] })
})

test('without any answer a page has nothing of the site', async () => {
  for (const known of [undefined, new Map()])
    expect(await reading('guides', NOBODY, known)).toMatchObject({ site: undefined, shown: undefined })
})

test('what it shows then has the fields of an answer, and says nothing', () => {
  const { company, menu, ...others } = blankSite
  expect(Object.keys(company).toSorted()).toEqual(Object.keys(home.company).toSorted())
  expect(Object.values(company).filter((value) => value.length > 0)).toEqual([])
  expect(Object.keys(menu).toSorted()).toEqual(Object.keys(home.menu).toSorted())
  expect(Object.values(menu).flat()).toEqual([])
  expect(others).toEqual({ texts: {}, pictures: [] })
})

test('a preview shows its own answer, and any other page that of the API', () => {
  const call = createCall(NOBODY)
  expect(shownSite(call, 'preview')).toBe(previewedSite)
  expect(previewedSite.enabled).toBe(false)
  expect(shownSite(call, 'about').queryKey).toEqual(queries.site(call, 'about').queryKey)
})
