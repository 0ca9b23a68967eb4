import type { Card } from '@energy/contracts/content/card'
import { kinds, type Kind } from '@energy/contracts/content'
import { expect, type Page } from '@playwright/test'
import { openMenu } from '../../support/data/menu.ts'
import type { Screen } from '../screen.ts'

const menus: Partial<Record<Kind, string>> = { services: 'Service', products: 'Products' }

/** The URL pattern of a list that the site reads. */
export const listPattern = (kind: Kind) => `**/api${kinds[kind].cards.url}*`

/** Navigates to a list by the menu, so that the browser reads it and not the server. */
export async function navigateToList(page: Page, kind: Kind) {
  await openMenu(page)
  const menu = page.locator('nav#site-nav')
  const label = menus[kind]
  if (label === undefined) return menu.getByRole('link', { name: 'Guides', exact: true }).click()
  await menu.getByText(label, { exact: true }).click()
  return menu.getByRole('link', { name: `All ${kind}`, exact: true }).click()
}

/** A list with changed items. */
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

/** A list whose response does not arrive. */
export const listLoading = (name: string, kind: Kind): Screen => ({
  name,
  path: '/about',
  before: (page) => page.route(listPattern(kind), () => {}),
  async prepare(page) {
    await navigateToList(page, kind)
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  },
})

/** A list that cannot be loaded. */
export const listFailed = (name: string, kind: Kind): Screen => ({
  name,
  path: '/about',
  before: (page) => page.route(listPattern(kind), (route) => route.abort()),
  browserError: new RegExp(`ERR_FAILED .*/api/${kind}/cards`),
  async prepare(page) {
    await navigateToList(page, kind)
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  },
})
