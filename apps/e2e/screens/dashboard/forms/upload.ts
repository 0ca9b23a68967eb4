import { expect } from '@playwright/test'
import { addEntry, fillEntry, publishButton, titleField } from '../../../support/dashboard.ts'
import type { Screen } from '../../screen.ts'
import { forStaff } from '../staff.ts'
import { hold } from './open-form.ts'

const screens: Screen[] = [
  { name: 'upload', path: '/dashboard/upload', prepare: (page) => expect(titleField(page)).toBeVisible() },
  {
    name: 'upload-filled',
    path: '/dashboard/upload?type=blogs',
    before: hold,
    browserError: /404 .*\/plates\/none\.svg/,
    async prepare(page) {
      await titleField(page).fill('What a heat pump does in January')
      await page.getByLabel('CTA image (link)').fill('/plates/heat-pump.svg')
      await addEntry(page, 'Add Sub Title')
      await fillEntry(page, 'Sub title 1', { Prefix: 'First', 'Sub title': 'The outside air' })
      for (const [at, ctaImage] of ['/plates/storage.svg', '/plates/none.svg'].entries()) {
        await addEntry(page, 'Add Section')
        await fillEntry(page, `Section ${at + 1}`, { Title: `Part ${at + 1}`, 'CTA image (link)': ctaImage })
      }
      await expect(page.getByText('This image does not load.')).toBeVisible()
    },
  },
  {
    name: 'upload-errors',
    path: '/dashboard/upload',
    browserError: /400 .*\/api\/products\/drafts/,
    async prepare(page) {
      await page.getByLabel('CTA image (link)').fill('heat-pump.svg')
      await titleField(page).fill('long '.repeat(41))
      await publishButton(page).click()
      await expect(page.getByText('There are 2 things to correct')).toBeVisible()
    },
  },
]

/** The form for a new product, service or blog. */
export const dashboardUpload: Screen[] = screens.map((screen) => forStaff(screen))
