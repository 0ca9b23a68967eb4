// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { commonFields, kinds, type Item, type Kind } from '@energy/contracts/content'
import { Section, SubTitle } from '@energy/contracts/content/entries'
import { keysOf, recordOf } from '@energy/contracts/record-of'
import { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { App } from '../../src/app/app.tsx'
import { itemParts } from '../../src/features/content/preview/parts.ts'
import { kindPages } from '../../src/shared/kinds.ts'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { config } from '../fixtures/config.ts'
import { firstSite } from '../fixtures/first-site.ts'

const views = import.meta.glob<ComponentType<{ kind: Kind; item: Item }>>('../../src/features/content/screens/*.tsx', {
  import: 'View',
})

const TIME = '2026-03-29T23:30:00.000Z'
const textOf = (path: string) => (path.includes('ctaImage') ? `/${path}.svg` : `<${path}>`)

/** An item whose texts name the paths of their fields. Images cannot be told apart by a text. */
function anItem(kind: Kind): Item {
  const lists = {
    sections: [0, 1].map((at) => recordOf(keysOf(Section.properties), (name) => textOf(`sections.${at}.${name}`))),
    subTitles: [0, 1].map((at) => recordOf(keysOf(SubTitle.properties), (name) => textOf(`subTitles.${at}.${name}`))),
  }
  // What is chosen is no text; without a word all of it is shown.
  const texts = { ...recordOf([...keysOf(commonFields), ...kinds[kind].ownFields], textOf), blocks: '' }
  return { _id: '1', ...texts, ...lists, pictures: [], createdAt: TIME, updatedAt: TIME }
}

/** The page of an item, as the server renders it. */
async function aPage(kind: Kind, item: Item) {
  const View = await views[`../../src/features/content/screens/${kindPages[kind].screens?.item ?? 'item'}.tsx`]?.()
  if (!View) throw new Error(`There is no screen of ${kind}`)
  const router = createMemoryRouter([{ path: '/', element: <View kind={kind} item={item} /> }])
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <App posted={undefined} config={config} client={new QueryClient()} call={createCall('/api')} session={undefined}>
      <SiteProvider value={firstSite('service')}>
        <RouterProvider router={router} />
      </SiteProvider>
    </App>,
  )
  return page
}

describe.each(keysOf(kinds))('on the page of one of the %s', (kind) => {
  const item = anItem(kind)
  const { fieldAt, elementOf } = itemParts(kind, item)
  let page: HTMLElement
  beforeEach(async () => {
    page = await aPage(kind, item)
  })
  /** The innermost element of the page with the text of this field. */
  const elementWith = (path: string) =>
    [...page.querySelectorAll('*')].findLast((each) => each.textContent?.includes(`<${path}>`))

  const entries = [0, 1].flatMap((at) => [
    ...keysOf(Section.properties).map((name) => `sections.${at}.${name}`),
    ...keysOf(SubTitle.properties).map((name) => `subTitles.${at}.${name}`),
  ])
  const texts = [...keysOf(commonFields), ...kinds[kind].ownFields, ...entries].filter(
    (path) => !path.includes('Image') && path !== 'blocks',
  )

  test.each(texts)('a press on what %s says is one on that field, and the part with it is outlined', (path) => {
    const element = elementWith(path)
    expect(element && fieldAt(page, element)).toBe(path)
    expect(elementOf(page, path)?.contains(element ?? null)).toBe(true)
  })

  test.each(['ctaImage', 'sections.1.ctaImage', 'subTitles.1.ctaImage'])(
    'a press on the image of %s is found',
    (path) => {
      const image = page.querySelector(`[src="/${path}.svg"]`)
      expect(image && fieldAt(page, image)).toBe(path)
      expect(elementOf(page, path)?.contains(image)).toBe(true)
    },
  )

  test('the text of an image is at its image, and a title is also in the path of the page', () => {
    expect(elementOf(page, 'ctaImageAlt')).toBe(elementOf(page, 'ctaImage'))
    const inPath = page.querySelector('.crumbs [aria-current]')
    expect(inPath && fieldAt(page, inPath)).toBe('headerTitle')
  })

  test('nothing else of the page is a field', () => {
    const other = page.querySelector('form input, .explore, .colophon')
    expect(other && fieldAt(page, other)).toBeUndefined()
    expect(elementOf(page, 'sections.7.title')).toBeUndefined()
    expect(elementOf(page, 'unknown')).toBeUndefined()
  })
})

test('a press on a block of a service is one on the choice of its blocks', async () => {
  const item = anItem('services')
  const page = await aPage('services', item)
  const { fieldAt, elementOf } = itemParts('services', item)
  for (const inside of ['.steps h3', '.tariffs p', 'section:has(.tariffs) h2'])
    expect(fieldAt(page, page.querySelector(inside) ?? page)).toBe('blocks')
  expect(elementOf(page, 'blocks')?.matches('section')).toBe(true)
})
