import { service } from '@energy/contracts/content'
import { expect, type Page } from '@playwright/test'
import { adminHeaders, editorPath, openEntry } from '../../support/dashboard.ts'
import { previewIn } from '../../support/page/live-preview.ts'
import { firstIds, type FirstIds, type Screen } from '../screen.ts'
import { forStaff } from './staff.ts'

const path = ({ service: id }: FirstIds) => editorPath('services', id)

/** Shows the preview where it stands in the place of the form, and waits for its page. */
async function showPreview(page: Page) {
  const tab = page.getByLabel('Preview', { exact: true }).and(page.getByRole('radio'))
  await expect(page.getByRole('button', { name: 'Share preview' })).toBeVisible()
  if (await tab.isVisible()) await tab.check()
  const preview = previewIn(page)
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  return preview
}

const ofStaff: Screen[] = [
  {
    name: 'preview-section',
    path,
    viewportOnly: true,
    async prepare(page) {
      await (await openEntry(page, 'Section 2')).getByLabel('Title').focus()
      const preview = await showPreview(page)
      if ((page.viewportSize()?.width ?? 0) >= 1280)
        await expect(preview.getByText('Section 2', { exact: true })).toBeInViewport()
    },
  },
  {
    name: 'preview-text',
    path: '/dashboard/texts/home',
    viewportOnly: true,
    async prepare(page) {
      await page.getByRole('group', { name: 'Mission' }).getByLabel('Title').focus()
      await showPreview(page)
    },
  },
  {
    name: 'preview-tablet',
    path,
    viewportOnly: true,
    async prepare(page) {
      const preview = await showPreview(page)
      await page.getByLabel('Tablet').check()
      // The page in the frame is laid out later than the frame.
      await expect.poll(() => preview.locator('html').evaluate(() => innerWidth)).toBe(820)
    },
  },
  {
    name: 'preview-failed',
    path,
    viewportOnly: true,
    browserError: /500 .*\/preview\/frame/,
    async before(page) {
      await page.route('**/preview/frame', (route) => route.fulfill({ status: 500, json: {} }))
    },
    async prepare(page) {
      const tab = page.getByLabel('Preview', { exact: true }).and(page.getByRole('radio'))
      await expect(page.getByRole('button', { name: 'Share preview' })).toBeVisible()
      if (await tab.isVisible()) await tab.check()
      await expect(page.getByText('We could not load the preview.')).toBeVisible()
    },
  },
  {
    name: 'preview-link',
    path,
    viewportOnly: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'Share preview' }).click()
      await page.getByRole('button', { name: /^Make/ }).click()
      await expect(page.getByText(/^Works for 7 days/)).toBeVisible()
    },
  },
]

/** The previews of the editor, and the pages of preview links. */
export const previews: Screen[] = [
  // Where the window is narrow, the preview stands in the place of the form.
  ...ofStaff.map((screen) => forStaff({ ...screen, phone: true })),
  {
    name: 'preview-shared',
    path: '/',
    async prepare(page) {
      const { service: id } = await firstIds(page)
      const headers = await adminHeaders(page.request)
      const made = await page.request.post(`/api${service.share.url.replace(':id', id)}`, { headers })
      const { token }: { token: string } = await made.json()
      await page.goto(`/preview/${token}`, { waitUntil: 'networkidle' })
      await expect(page.getByText('Preview. This is not public.')).toBeVisible()
    },
  },
  { name: 'preview-ended', path: '/preview/none', status: 404, browserError: /404 .*\/preview\/none/ },
]
