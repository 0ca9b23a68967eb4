import type { Card } from '@energy/contracts/card'
import type { Item } from '@energy/contracts/content'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { changed, failed, waiting } from './changed.ts'
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
const withoutPictures = (items: Card[]) =>
  items.map((item, index) => ({ ...item, ctaImage: index % 2 ? '' : '/plates/no-such-plate.svg' }))
const fiftyOf = (items: Card[]) =>
  Array.from({ length: 50 }, (_, round) => items.map((item) => ({ ...item, _id: `${item._id}${round}` })))
    .flat()
    .slice(0, 50)

/** The page of a product, reached from the list, where its record is answered otherwise. */
const product = (name: string, answer: (route: Route) => unknown, shows: (page: Page) => Locator): Screen => ({
  name,
  path: '/our_product',
  before: (page) => page.route(/\/api\/products\/(?!cards)[^/]+$/, answer),
  async prepare(page) {
    await page.getByRole('article').first().getByRole('link').click()
    await expect(shows(page)).toBeAttached()
  },
})
const productOf = (change: (item: Item) => object) => async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, json: change(await response.json()) })
}
const bare = (item: Item) => ({
  ...item,
  titlePrefix: '',
  titleDescription: '',
  cta: '',
  ctaImage: '',
  details: '',
  sections: [],
  subTitles: [],
})

/** What lists and items look like when they are not as usual. */
export const states: Screen[] = [
  waiting('services-loading', 'services'),
  waiting('guides-loading', 'blogs'),
  failed('services-failed', 'services'),
  failed('products-failed', 'products'),
  failed('guides-failed', 'blogs'),
  changed('services-empty', 'services', () => []),
  changed('products-empty', 'products', () => []),
  changed('guides-empty', 'blogs', () => []),
  changed('products-one', 'products', (items) => items.slice(0, 1)),
  changed('guides-one', 'blogs', (items) => items.slice(0, 1)),
  changed('services-fifty', 'services', fiftyOf),
  changed('products-long-words', 'products', (items) => items.map(cardWithLongWords)),
  changed('guides-long-words', 'blogs', (items) => items.map(cardWithLongWords)),
  changed('products-without-pictures', 'products', withoutPictures),
  product(
    'product-loading',
    () => {},
    (page) => page.getByRole('status').filter({ hasText: 'Loading...' }),
  ),
  product(
    'product-failed',
    (route) => route.abort(),
    (page) => page.getByRole('heading', { level: 1, name: 'Something broke on our side' }),
  ),
  product('product-long-words', productOf(withLongWords), (page) =>
    page.getByRole('heading', { level: 1, name: WORD }),
  ),
  product('product-bare', productOf(bare), (page) => page.locator('.intro')),
]
