import { expect, type Page } from '@playwright/test'
import { beginReply } from '../../../support/data/inquiries.ts'
import type { Screen } from '../../screen.ts'
import { forStaff } from '../staff.ts'
import { openFirst, OVERDUE } from './pane.ts'

const openTemplates = async (page: Page) => {
  await openFirst(page)
  await beginReply(page)
  await page.getByRole('button', { name: 'Templates' }).click()
  await expect(page.getByRole('option')).toHaveCount(4)
}

const screens: Screen[] = [
  { name: 'reply-templates', path: OVERDUE, viewportOnly: true, prepare: openTemplates },
  {
    name: 'reply-templates-edited',
    path: OVERDUE,
    viewportOnly: true,
    async prepare(page) {
      await openTemplates(page)
      await page.getByRole('button', { name: 'Edit the templates' }).click()
      await expect(page.getByRole('button', { name: 'Add a template' })).toBeVisible()
    },
  },
  {
    name: 'reply-template',
    path: OVERDUE,
    viewportOnly: true,
    async prepare(page) {
      await openTemplates(page)
      await page.getByRole('button', { name: 'Edit the templates' }).click()
      await page.getByRole('button', { name: 'Add a template' }).click()
      await expect(page.getByRole('heading', { name: 'Placeholders' })).toBeVisible()
    },
  },
]

/** The templates of replies. */
export const dashboardTemplates: Screen[] = screens.map((screen) => forStaff(screen))
