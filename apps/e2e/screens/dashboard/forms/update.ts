import type { Item } from '@energy/contracts/content'
import { expect } from '@playwright/test'
import { openEntry } from '../../../support/dashboard.ts'
import type { Screen } from '../../screen.ts'
import { forStaff } from '../staff.ts'
import { updatePath, waitForForm } from './open-form.ts'

const screens: Screen[] = [
  { name: 'update', path: updatePath, prepare: waitForForm },
  {
    name: 'update-sections',
    path: updatePath,
    async prepare(page) {
      await waitForForm(page)
      await openEntry(page, 'Section 1')
      await page.getByRole('button', { name: 'Move section 2' }).press('Space')
      await expect(page.getByText('Section 2 picked up')).toBeAttached()
    },
  },
  {
    name: 'update-section-menu',
    path: updatePath,
    viewportOnly: true,
    async prepare(page) {
      await waitForForm(page)
      await page.getByRole('button', { name: 'More for section 1' }).click()
      await expect(page.getByRole('menuitem', { name: 'Double' })).toBeVisible()
    },
  },
  {
    name: 'update-formatted',
    path: ({ product }) => `/dashboard/updateProducts/${product}`,
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Details' }).getByRole('link').click()
      await page.getByRole('toolbar').nth(1).getByRole('button', { name: 'Link' }).click()
      const address = page.getByLabel('Address of the link')
      await address.fill('www.example.com')
      await address.press('Enter')
      await expect(page.getByText('A link begins with https:')).toBeVisible()
    },
  },
  {
    name: 'update-history',
    path: updatePath,
    viewportOnly: true,
    async before(page) {
      const versions = [
        {
          number: 2,
          createdAt: '2026-11-18T10:41:00.000Z',
          author: 'Amara Lindqvist',
          publishedAt: null,
          note: '',
          changed: ['headerTitle', 'sections'],
        },
        {
          number: 1,
          createdAt: '2026-11-12T09:00:00.000Z',
          author: '',
          publishedAt: '2026-11-12T09:00:00.000Z',
          note: 'Before the winter',
          changed: [],
        },
      ]
      await page.route('**/api/services/*/versions', (route) => route.fulfill({ json: versions }))
      await page.route('**/api/services/*/versions/1', async (route) => {
        const body: Item = await (
          await route.fetch({
            url: route
              .request()
              .url()
              .replace(/\/versions.*/, ''),
          })
        ).json()
        const sections = body.sections.slice(1)
        await route.fulfill({ json: { ...versions[1], body: { ...body, headerTitle: 'A walk', sections } } })
      })
    },
    async prepare(page) {
      await waitForForm(page)
      await page.getByRole('button', { name: 'History' }).click()
      await expect(page.getByText('fields differ')).toBeVisible()
    },
  },
]

/** The form for a product, service or blog: its sections, its texts and its history. */
export const dashboardUpdate: Screen[] = screens.map((screen) => forStaff(screen))
