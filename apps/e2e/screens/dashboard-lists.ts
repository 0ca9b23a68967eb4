import type { Item } from '@energy/contracts/content'
import { expect, type Page } from '@playwright/test'
import type { Firsts, Screen } from './screen.ts'
import { answering, changing, forStaff, pagesOfKind, refused, says, shows, unanswered } from './staff.ts'

const WORD = 'Wärmerückgewinnungsanlagensteuerungsmodul'
const withLongWords = (item: Item) => ({
  ...item,
  headerTitle: WORD + WORD,
  titlePrefix: WORD,
  titleDescription: WORD + WORD,
  sections: item.sections.map((section) => ({ ...section, prefix: WORD, title: WORD, cta: WORD })),
})
const product = ({ product: id }: Firsts) => `/dashboard/products?id=${id}`
const askToDelete = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const staff: Screen[] = [
  { name: 'products', path: '/dashboard/products', prepare: shows('Products') },
  { name: 'product', path: product, prepare: says('Prefix of title') },
  { name: 'services', path: '/dashboard/services', prepare: shows('Services') },
  { name: 'blogs', path: '/dashboard/blog', prepare: shows('Blogs') },
  { name: 'blog', path: ({ blog }) => `/dashboard/blog?id=${blog}`, prepare: says('Author') },
  {
    name: 'products-long-words',
    path: '/dashboard/products',
    before: changing<Item>(pagesOfKind('products'), (items) => items.map(withLongWords)),
    async prepare(page) {
      await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click()
      await expect(page.getByRole('article')).toContainText(WORD)
    },
  },
  { name: 'products-filtered', path: '/dashboard/products?q=gas', prepare: says('1 found') },
  { name: 'products-not-found', path: '/dashboard/products?q=coal', prepare: says('No products with “coal”') },
  {
    name: 'products-gone',
    path: '/dashboard/products?id=00000000-0000-7000-8000-000000000000',
    prepare: says('There is no such product.'),
  },
  {
    name: 'blogs-empty',
    path: '/dashboard/blog',
    before: answering(pagesOfKind('blogs'), []),
    prepare: says('No blogs yet.'),
  },
  {
    name: 'services-loading',
    path: '/dashboard/services',
    before: unanswered(pagesOfKind('services')),
    prepare: (page) => expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached(),
  },
  {
    name: 'services-failed',
    path: '/dashboard/services',
    before: refused(pagesOfKind('services')),
    prepare: says('We could not load the services.'),
  },
  { name: 'product-delete', path: product, window: true, prepare: askToDelete },
  {
    name: 'product-deleted',
    path: product,
    window: true,
    before: (page) =>
      page.route('**/api/products/*', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ json: { acknowledged: true, deletedCount: 1 } })
          : route.fallback(),
      ),
    async prepare(page) {
      await askToDelete(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  },
]

/** Products, services and blogs as staff read them. */
export const dashboardLists: Screen[] = staff.map((screen) => forStaff(screen))
