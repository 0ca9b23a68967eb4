import type { Card } from '@energy/contracts/content/card'
import type { Item } from '@energy/contracts/content'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { listWith, listFailed, listLoading } from './dashboard/list-states.ts'
import type { Screen } from './screen.ts'

const WORD = 'Wärmerückgewinnungsanlagensteuerungsmodul'
const cardWithLongWords = <C extends Card>(card: C): C => ({
  ...card,
  headerTitle: WORD + WORD,
  titleDescription: `${WORD} ${card.titleDescription.replaceAll(' ', '-')} ${WORD}`,
})
const withLongWords = (item: Item): Item => ({
  ...cardWithLongWords(item),
  titlePrefix: WORD + WORD,
  cta: WORD,
  sections: item.sections.map((section) => ({ ...section, title: WORD + WORD, description: WORD + WORD, cta: WORD })),
  subTitles: item.subTitles.map((point) => ({ ...point, subTitle: WORD, subTitleDescription: WORD + WORD })),
})
const withoutImages = (items: Card[]) =>
  items.map((item, index) => ({ ...item, ctaImage: index % 2 ? '' : '/plates/no-such-plate.svg' }))
const repeatToFifty = (items: Card[]) =>
  Array.from({ length: 50 }, (_, round) => items.map((item) => ({ ...item, _id: `${item._id}${round}` })))
    .flat()
    .slice(0, 50)

/** The page of a product, opened from the list, with another response for its record. */
const product = (name: string, respond: (route: Route) => unknown, expected: (page: Page) => Locator): Screen => ({
  name,
  path: '/our_product',
  before: (page) => page.route(/\/api\/products\/(?!cards)[^/]+$/, respond),
  async prepare(page) {
    await page.getByRole('article').first().getByRole('link').click()
    await expect(expected(page)).toBeAttached()
  },
})
const modifiedProduct = (change: (item: Item) => object) => async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, json: change(await response.json()) })
}
const minimal = (item: Item) => ({
  ...item,
  titlePrefix: '',
  titleDescription: '',
  cta: '',
  ctaImage: '',
  details: '',
  sections: [],
  subTitles: [],
})

/** Lists and items that load, fail, are empty or have unusual content. */
export const contentStates: Screen[] = [
  listLoading('services-loading', 'services'),
  listLoading('guides-loading', 'blogs'),
  listFailed('services-failed', 'services'),
  listFailed('products-failed', 'products'),
  listFailed('guides-failed', 'blogs'),
  listWith('services-empty', 'services', () => []),
  listWith('products-empty', 'products', () => []),
  listWith('guides-empty', 'blogs', () => []),
  listWith('products-one', 'products', (items) => items.slice(0, 1)),
  listWith('guides-one', 'blogs', (items) => items.slice(0, 1)),
  listWith('services-fifty', 'services', repeatToFifty),
  listWith('products-long-words', 'products', (items) => items.map(cardWithLongWords)),
  listWith('guides-long-words', 'blogs', (items) => items.map(cardWithLongWords)),
  {
    ...listWith('products-without-pictures', 'products', withoutImages),
    browserError: /404 .*\/no-such-plate\.svg/,
  },
  product(
    'product-loading',
    () => {},
    (page) => page.getByRole('status').filter({ hasText: 'Loading...' }),
  ),
  {
    ...product(
      'product-failed',
      (route) => route.abort(),
      (page) => page.getByRole('heading', { level: 1, name: 'Something broke on our side' }),
    ),
    browserError: /ERR_FAILED .*\/api\/products\//,
  },
  product('product-long-words', modifiedProduct(withLongWords), (page) =>
    page.getByRole('heading', { level: 1, name: WORD }),
  ),
  product('product-minimal', modifiedProduct(minimal), (page) => page.locator('.intro')),
]
