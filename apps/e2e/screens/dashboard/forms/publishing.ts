import type { Saved } from '@energy/contracts/content/drafts'
import { expect } from '@playwright/test'
import { publishButton, titleField } from '../../../support/dashboard.ts'
import type { Screen } from '../../screen.ts'
import { forStaff } from '../staff.ts'
import { hold, updatePath, waitForForm } from './open-form.ts'

const TOO_LONG = 'The title has 71 characters. Search engines show the first 60.'
const NO_ALT = 'CTA image: the image has no alternative text.'
const SAVED: Saved = { acknowledged: true, number: 2, savedAt: '2026-11-20T10:41:00.000Z', hasChanges: true }

const screens: Screen[] = [
  {
    name: 'update-menu',
    path: updatePath,
    viewportOnly: true,
    before: hold,
    async prepare(page) {
      await waitForForm(page)
      await titleField(page).fill('Energy assessments')
      await page.getByRole('button', { name: 'More ways to publish' }).click()
      await expect(page.getByRole('menuitem', { name: 'Schedule…' })).toBeVisible()
    },
  },
  {
    name: 'update-schedule',
    path: updatePath,
    viewportOnly: true,
    before: hold,
    async prepare(page) {
      await waitForForm(page)
      await titleField(page).fill('Energy assessments')
      await page.getByRole('button', { name: 'More ways to publish' }).click()
      await page.getByRole('menuitem', { name: 'Schedule…' }).click()
      await page.getByLabel('Day').fill('2027-03-29')
    },
  },
  {
    name: 'update-findings',
    path: updatePath,
    viewportOnly: true,
    async before(page) {
      await page.route('**/api/services/*/check', (route) =>
        route.fulfill({
          json: [
            { check: 'title-length', field: 'headerTitle', message: TOO_LONG, blocks: false },
            { check: 'alternative-text', field: 'ctaImage', message: NO_ALT, blocks: false },
          ],
        }),
      )
      await page.route(/\/services\/[\w-]+\/draft$/, (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.fulfill({ json: SAVED }),
      )
    },
    async prepare(page) {
      await waitForForm(page)
      await titleField(page).fill('Energy assessments')
      await publishButton(page).click()
      await expect(page.getByRole('button', { name: 'Mend 2 things' })).toBeVisible()
    },
  },
]

/** The ways to publish what the form has. */
export const dashboardPublishing: Screen[] = screens.map((screen) => forStaff(screen))
