import type { Item } from '@energy/contracts/content'
import type { Saved } from '@energy/contracts/content/drafts'
import { expect, type Page } from '@playwright/test'
import {
  addEntry,
  failSaves,
  fillEntry,
  holdSaves,
  openEntry,
  publishButton,
  SAVE_FAILED,
  titleField,
} from '../../support/dashboard.ts'
import type { FirstIds, Screen } from '../screen.ts'
import { forStaff, expectText } from './staff.ts'

const updatePath = ({ service }: FirstIds) => `/dashboard/updateServices/${service}`
const waitForForm = (page: Page) => expect(titleField(page)).not.toHaveValue('')
/** Nothing that a screen types is saved, so the others show the sample. */
const hold = (page: Page) => holdSaves(page.context())

const TOO_LONG = 'The title has 71 characters. Search engines show the first 60.'
const NO_ALT = 'CTA image: the image has no alternative text.'
const SAVED: Saved = { acknowledged: true, number: 2, savedAt: '2026-11-20T10:41:00.000Z', hasChanges: true }

const formScreens: Screen[] = [
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

/** The form for products, services and blogs, with its errors and dialogs. */
export const dashboardForms: Screen[] = formScreens.map((screen) => forStaff(screen))
