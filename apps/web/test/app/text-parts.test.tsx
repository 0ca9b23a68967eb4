// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { keysOf } from '@energy/contracts/record-of'
import { pageWith, type Site } from '@energy/contracts/site/site-pages'
import { textKinds, textRecord, type TextKind } from '@energy/contracts/texts'
import { publicLists } from '@energy/contracts/texts/shown'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { App } from '../../src/app/app.tsx'
import { SiteBar } from '../../src/app/layout/site-bar.tsx'
import { SiteFooter } from '../../src/app/layout/site-footer.tsx'
import { TextScreen } from '../../src/app/text-screen.tsx'
import { textIn, textParts, withText } from '../../src/features/content/preview/text-parts.ts'
import { queries } from '../../src/shared/queries.ts'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { config } from '../fixtures/config.ts'
import { items } from '../fixtures/fresh-items.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { aPicture } from '../fixtures/picture.ts'

const call = createCall('/api')
const client = new QueryClient()
for (const kind of keysOf(items)) {
  for (const { queryKey } of [queries.all(call, kind), queries.some(call, kind)])
    client.setQueryData<unknown>(queryKey, [items[kind]])
  client.setQueryData<unknown>(queries.one(call, kind, items[kind]._id).queryKey, items[kind])
}

/** The page with a text in the frame of the site, as the server renders it. */
function drawn(kind: TextKind, site: Site) {
  const element = (
    <SiteProvider value={site}>
      <div className="site">
        <SiteBar />
        <main>
          <TextScreen page={pageWith(kind)} />
        </main>
        <SiteFooter />
      </div>
    </SiteProvider>
  )
  const router = createMemoryRouter([{ id: 'page', path: '/', element, loader: () => ({}) }], {
    hydrationData: { loaderData: { page: {} } },
  })
  const root = document.createElement('div')
  root.innerHTML = renderToString(
    <App posted={undefined} config={config} client={client} call={call} session={undefined}>
      <RouterProvider router={router} />
    </App>,
  )
  const main = root.querySelector('main')
  if (!main) throw new Error('The page has no main part')
  return main
}

/** What the page does not show as words at a place of their own. */
const ELSEWHERE: Partial<Record<TextKind, RegExp>> = {
  company: /^(name|tagline|timeZone|clock|currency|answerDays|sharePicture|welcome|founded|hours|holidays|social)/,
  specialist: /^promise/,
  // They are on other pages.
  headings: /^(questions|team|tariffs)/,
  questions: /^page/,
  // Figures of the answer, which the page shows once it was asked.
  estimate: /^assumptions/,
  // How we book, and what is shown once the free hours are known.
  bookings: /^(haveAtHand|places|notice|weeks)/,
  tariffs: /^(open|unitPrice|standingCharge|term|valid)/,
}
const isShown = (kind: TextKind, path: string) => path !== 'description' && !ELSEWHERE[kind]?.test(path)

const ENTRIES = [0, 1, 2]

const marked = (path: string) => (path.endsWith('icture') ? `/${path}.svg` : `<${path}>`)
const fieldsAt = (fields: object, before = '') => keysOf(fields).map((name) => `${before}${String(name)}`)

// Offers and invoices have it, and no page.
const ON_PAGES = keysOf(textKinds).filter((kind) => kind !== 'sales')

describe.each(ON_PAGES)('on the page with %s', (kind) => {
  const { fields, lists = {} } = textRecord(kind)
  const paths = [
    ...fieldsAt(fields),
    ...keysOf(publicLists(lists)).flatMap((list) =>
      ENTRIES.flatMap((at) => fieldsAt(lists[list]?.fields ?? {}, `${list}.${at}.`)),
    ),
  ].filter((path) => isShown(kind, path))
  const first = firstSite(pageWith(kind))
  const place = { kind, at: 0 }

  const valueOf = (path: string, { control }: { control: string }, value: unknown) => {
    if (!paths.includes(path)) return value
    return control === 'formatted' ? [{ type: 'paragraph', runs: [{ text: marked(path) }] }] : marked(path)
  }

  /** The text with the name of its path in each field. */
  function aText() {
    const before = textIn(first, place) ?? {}
    const text: Record<string, never> = JSON.parse(
      JSON.stringify({
        ...Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [name, valueOf(name, field, before[name])]),
        ),
        ...Object.fromEntries(
          Object.entries(publicLists(lists)).map(([list, { fields: ofEntry }]) => [
            list,
            ENTRIES.map((at) =>
              Object.fromEntries(
                Object.entries(ofEntry).map(([name, field]) => [name, valueOf(`${list}.${at}.${name}`, field, '')]),
              ),
            ),
          ]),
        ),
      }),
    )
    return text
  }
  const site = withText(first, place, { text: aText(), pictures: [] })
  const parts = textParts(textIn(site, place))

  test.each(paths)('a press on %s is one on that field, which is outlined', async (path) => {
    await expect.poll(() => drawn(kind, site).querySelector('h1, h2')).not.toBeNull()
    const page = drawn(kind, site)
    const element = parts.elementOf(page, path)
    const shows = (each: Element) =>
      each.getAttribute('src') === marked(path) || each.textContent.includes(marked(path))
    expect(element && shows(element)).toBe(true)
    expect([...(element?.children ?? [])].some(shows)).toBe(false)
    expect(element && parts.fieldAt(page, element)).toBe(path)
  })
})

test('a text of a collection is shown at its place, and the others stay', () => {
  const site = firstSite('about')
  const edited = withText(site, { kind: 'reviews', at: 1 }, { text: { name: 'Ada Byron' }, pictures: [] })
  expect(edited.texts.reviews?.map(({ name }) => name)).toEqual(['Tom Okafor', 'Ada Byron', 'Graham Pell'])
})

test('what says nothing is found nowhere, and a press beside all fields opens none', () => {
  const site = firstSite('about')
  const page = drawn('about', site)
  const parts = textParts({ bannerFirst: '' })
  expect(parts.elementOf(page, 'bannerFirst')).toBeUndefined()
  expect(parts.elementOf(page, 'unknown')).toBeUndefined()
  expect(parts.fieldAt(page, page)).toBeUndefined()
})

test('of fields that lie in one another, the innermost is the one that a press is on', () => {
  const page = document.createElement('main')
  page.innerHTML = '<section><h2>Wind\n  and   <b>sun</b></h2><p>Water</p></section>'
  const [inner, outer] = [{ inner: 'sun' }, { outer: 'Wind and sun' }]
  for (const text of [
    { ...inner, ...outer },
    { ...outer, ...inner },
    { ...inner, again: 'sun', ...outer },
  ]) {
    const at = (selector: string) => textParts(text).fieldAt(page, page.querySelector(selector) ?? page)
    expect([at('b'), at('h2'), at('p')]).toEqual(['inner', 'outer', undefined])
  }
})

test('a picture that was chosen in the editor is known, beside those of the page', () => {
  const [chosen, before] = [aPicture('a'), aPicture('b')]
  const site: Site = { ...firstSite('about'), pictures: [before] }
  const edited = withText(site, { kind: 'about', at: 0 }, { text: {}, pictures: [chosen] })
  expect(edited.pictures).toEqual([chosen, before])
})
