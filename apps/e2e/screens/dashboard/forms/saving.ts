import type { Item } from '@energy/contracts/content'
import { expect } from '@playwright/test'
import { failSaves, publishButton, SAVE_FAILED, titleField } from '../../../support/dashboard.ts'
import type { Screen } from '../../screen.ts'
import { expectText, forStaff } from '../staff.ts'
import { hold, updatePath, waitForForm } from './open-form.ts'

const screens: Screen[] = [
  {
    name: 'update-conflict',
    path: updatePath,
    browserError: /412 .*\/api\/services\//,
    async prepare(page) {
      await waitForForm(page)
      await page.route(/\/services\/[\w-]+\/draft$/, async (route) => {
        if (route.request().method() === 'PUT') return route.fulfill({ status: 412, json: {} })
        const response = await route.fetch()
        const item: Item = await response.json()
        return route.fulfill({ response, json: { ...item, headerTitle: 'Energy assessment', savedBy: 'Ben Hale' } })
      })
      await titleField(page).fill('Energy assessments')
      await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible()
    },
  },
  {
    name: 'update-failed',
    path: updatePath,
    browserError: SAVE_FAILED,
    async prepare(page) {
      await waitForForm(page)
      await failSaves(page)
      await titleField(page).fill('Energy assessments')
      await publishButton(page).click()
      await expect(page.getByText(/^We could not publish/)).toBeVisible()
    },
  },
  {
    name: 'update-offline',
    path: updatePath,
    viewportOnly: true,
    async prepare(page) {
      await waitForForm(page)
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => false })
        dispatchEvent(new Event('offline'))
      })
      await expect(page.getByText('You are offline.')).toBeVisible()
    },
  },
  {
    name: 'update-draft',
    path: updatePath,
    before: hold,
    async prepare(page) {
      await waitForForm(page)
      await titleField(page).fill('Half a title')
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Half a title')
      // As after a crash: nothing is saved before the page is left.
      await page.evaluate(() => addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true))
      page.on('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
    },
  },
  {
    name: 'update-unsaved',
    path: ({ service }) => `/dashboard/services?id=${service}`,
    viewportOnly: true,
    browserError: SAVE_FAILED,
    before: failSaves,
    async prepare(page) {
      await page.getByRole('link', { name: 'Edit' }).click()
      await waitForForm(page)
      await titleField(page).fill('Half a title')
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'update-not-found',
    path: '/dashboard/updateServices/00000000-0000-7000-8000-000000000000',
    prepare: expectText('There is no such service.'),
    browserError: /404 .*\/api\/services\//,
  },
]

/** The form when something is not saved. */
export const dashboardSaving: Screen[] = screens.map((screen) => forStaff(screen))
