import type { Card } from '@energy/contracts/card'
import { kinds, type Kind } from '@energy/contracts/content'
import { expect, type Page } from '@playwright/test'
import { openMenu } from '../support/menu.ts'
import type { Screen } from './screen.ts'

const menus = { services: 'Service', products: 'Products' }

/** What the browser asks for a list with. */
export const listPattern = (kind: Kind) => `**/api${kinds[kind].cards.url}*`

/** Goes on from a page that reads no list to one, so that the browser itself reads it. */
export async function navigateToList(page: Page, kind: Kind) {
  await openMenu(page)
  const menu = page.locator('nav#site-nav')
  if (kind === 'blogs') return menu.getByRole('link', { name: 'Guides', exact: true }).click()
  await menu.getByText(menus[kind], { exact: true }).click()
  return menu.getByRole('link', { name: `All ${kind}`, exact: true }).click()
}

/** A list as it stands when it holds something else. */
export const listWith = (name: string, kind: Kind, change: (items: Card[]) => Card[]): Screen => ({
  name,
  path: '/about',
  before: (page) =>
    page.route(listPattern(kind), async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change(await response.json()) })
    }),
  async prepare(page) {
    await navigateToList(page, kind)
    await expect(page.locator('main .cards:visible, main .void:visible').first()).toBeVisible()
  },
})

/** A list that is not answered. */
export const listLoading = (name: string, kind: Kind): Screen => ({
  name,
  path: '/about',
  before: (page) => page.route(listPattern(kind), () => {}),
  async prepare(page) {
    await navigateToList(page, kind)
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  },
})

/** A list that is out of reach. */
export const listFailed = (name: string, kind: Kind): Screen => ({
  name,
  path: '/about',
  before: (page) => page.route(listPattern(kind), (route) => route.abort()),
  async prepare(page) {
    await navigateToList(page, kind)
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  },
})
