import { savedView, type SavedView } from '@energy/contracts/inquiries/saved-views'
import { expect, type Page } from '@playwright/test'
import type { Screen } from '../../screen.ts'
import { expectText, forStaff } from '../staff.ts'

/** Two saved views; the first one was saved with another filter. */
const savedViews = async (page: Page) => {
  const view: SavedView = {
    _id: '1',
    name: 'Bills to check',
    filter: { view: 'all', form: 'bills' },
    shared: true,
    own: true,
    owner: 'Amara Lindqvist',
    count: 3,
  }
  const other: SavedView = { ...view, _id: '2', name: 'Heat pumps in the north', own: false, count: 10_001 }
  await page.route(`**/api${savedView.list.url}`, (route) => route.fulfill({ json: [view, other] }))
}

const screens: Screen[] = [
  {
    name: 'inbox-saved-view',
    path: '/dashboard/invoice?saved=1&view=all&form=contacts',
    before: savedViews,
    async prepare(page) {
      await expect(page.getByRole('region', { name: 'Changed view' })).toBeVisible()
      await expectText('Dee Marsh')(page)
    },
  },
  {
    name: 'inbox-save-view',
    path: '/dashboard/invoice?form=specialists',
    viewportOnly: true,
    phone: true,
    async prepare(page) {
      const { width = 0 } = page.viewportSize() ?? {}
      if (width < 768) await page.getByRole('button', { name: 'More for this view' }).click()
      await page
        .getByRole(width < 768 ? 'menuitem' : 'button', { name: 'Save this view' })
        .filter({ visible: true })
        .click()
      await expect(page.getByLabel('Share with all staff')).toBeVisible()
    },
  },
]

/** The saved views of the inbox. */
export const dashboardSavedViews: Screen[] = screens.map((screen) => forStaff(screen))
