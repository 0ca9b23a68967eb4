import { mediaLink } from '@energy/contracts/pictures/media'
import { picture, type Picture, type PictureWithUses } from '@energy/contracts/pictures/pictures'
import { upload } from '@energy/contracts/pictures/uploads'
import { expect, type Page } from '@playwright/test'
import { holdSaves } from '../../support/dashboard.ts'
import type { Screen } from '../screen.ts'
import { expectText, forStaff, neverRespond, queryPattern, respondWith404 } from './staff.ts'

const illustrations = ['heat-pump', 'gas-engine', 'solar', 'storage', 'asset-controls', 'hydrogen', 'assessment']
const names = ['old-boiler-house', 'solar-north-roof', 'ground-loop', 'yard-charger', 'tank-room', 'calliper']
const hashOf = (at: number) => String(at).padStart(64, '0')

const aPicture = (at: number, changes: Partial<Picture> = {}): Picture => ({
  _id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  hash: hashOf(at),
  link: mediaLink(hashOf(at)),
  name: `${names[at % names.length]}.jpg`,
  format: 'jpeg',
  bytes: 2_516_582,
  width: 4032,
  height: 3024,
  color: '#8cc4ec',
  widths: [320, 640, 960, 1280, 1920],
  state: 'ready',
  alt: at % 5 === 4 ? '' : 'Panels on the north roof of a joinery, seen from the yard',
  decorative: false,
  credit: 'Millrace Energy, Ben Hale',
  focalX: 58,
  focalY: 52,
  version: 1,
  createdAt: '2026-11-11T10:00:00.000Z',
  uploadedBy: 'Ben Hale',
  uses: at % 3,
  ...changes,
})
const library = Array.from({ length: 24 }, (_, at) => aPicture(at))
const opened = aPicture(1, { uses: 3 })
const usedIn: PictureWithUses['usedIn'] = [
  { kind: 'products', _id: '1', headerTitle: 'Solar', place: 'CTA image' },
  { kind: 'products', _id: '2', headerTitle: 'Heat pumps', place: 'Section 3' },
  { kind: 'blogs', _id: '3', headerTitle: 'When a roof pays', place: 'CTA image' },
]

/** Answers the calls of the library. The files of its pictures are illustrations of the site. */
const withLibrary =
  (pictures: readonly Picture[] = library, change: Partial<PictureWithUses> = {}) =>
  async (page: Page) => {
    await holdSaves(page.context())
    await page.route('**/media/*/*', async (route) => {
      const at = Number(/\/media\/(\d+)\//.exec(route.request().url())?.[1])
      const name = illustrations[at % illustrations.length]
      await route.fulfill({ response: await page.request.get(`/plates/${name}.svg`) })
    })
    const total = pictures.length && 48
    await page.route(queryPattern(picture.list.url), (route) =>
      route.fulfill({
        json: pictures,
        headers: {
          'x-total-count': String(total),
          ...(total && { link: `</pictures?cursor=next>; rel="next"` }),
        },
      }),
    )
    await page.route(`**/api${picture.counts.url}`, (route) =>
      route.fulfill({ json: { all: total, unused: total && 6, withoutAlt: total && 3 } }),
    )
    await page.route(`**/api/pictures/${opened._id}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 412, json: {} })
        : route.fulfill({ json: { ...opened, usedIn, ...change }, headers: { etag: '"1"' } }),
    )
  }

const isOpen = expectText('1920 px')
const isLoaded = (page: Page) => expect(page.getByRole('radio', { name: /ground-loop/ }).first()).toBeAttached()
const files = (...given: string[]) =>
  given.map((name) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.alloc(700_000) }))

/** Three files: one is done, one is on its way, and the connection of one broke. */
async function uploadThree(page: Page) {
  await page.route(`**/api${upload.create.url}`, (route) => {
    const { name, bytes }: { name: string; bytes: number } = route.request().postDataJSON()
    return route.fulfill({ status: 201, json: { _id: name, name, bytes, missing: [0, 1, 2] } })
  })
  await page.route(`**/api/uploads/*/chunks/*`, (route) => {
    const url = route.request().url()
    if (url.includes('roof-east') && url.endsWith('1')) return
    if (url.includes('boiler-room') && url.endsWith('1')) return route.fulfill({ status: 429, json: {} })
    return route.fulfill({ json: { _id: '1', name: '', bytes: 1, missing: [] } })
  })
  await page.route(`**/api${picture.create.url}`, (route) =>
    route.fulfill({ status: 201, json: aPicture(2, { alt: '' }) }),
  )
  await isLoaded(page)
  await page
    .getByLabel('Choose images')
    .setInputFiles([
      ...files('meter-cupboard.jpg', 'roof-east.jpg', 'boiler-room.jpg'),
      { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(9) },
    ])
  await expect(page.getByText('Uploaded. No alternative text yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again: boiler-room.jpg' })).toBeVisible()
}

/** Drags files over the page. */
async function drag(page: Page) {
  await isLoaded(page)
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg'])
      dataTransfer.items.add(new File(['a'], name, { type: 'image/jpeg' }))
    document.querySelector('main')?.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }))
  })
  await expectText('Let go to upload 3 images')(page)
}

async function openPicker(page: Page) {
  await page.getByRole('button', { name: 'Choose an image' }).click()
  await page.getByRole('dialog').getByRole('radio').nth(1).check()
}

const path = '/dashboard/media'
const openPath = `${path}?id=${opened._id}`

const mediaScreens: Screen[] = [
  { name: 'media', path, before: withLibrary(), prepare: isLoaded },
  { name: 'media-picture', path: openPath, before: withLibrary(), prepare: isOpen, viewportOnly: true },
  {
    name: 'media-picture-processing',
    path: openPath,
    before: withLibrary(library, { state: 'processing', widths: [320], uses: 0, usedIn: [], decorative: true }),
    prepare: expectText('Being made'),
    viewportOnly: true,
  },
  {
    name: 'media-picture-conflict',
    path: openPath,
    before: withLibrary(),
    viewportOnly: true,
    browserError: /412 .*\/api\/pictures\//,
    async prepare(page) {
      await isOpen(page)
      await page.getByLabel('Credit').fill('Ben Hale')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible()
    },
  },
  {
    name: 'media-picture-delete',
    path: openPath,
    before: withLibrary(library, { uses: 0, usedIn: [] }),
    viewportOnly: true,
    async prepare(page) {
      await isOpen(page)
      await page.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
    },
  },
  {
    name: 'media-uploads',
    path,
    before: withLibrary(),
    browserError: /429 .*\/api\/uploads\//,
    prepare: uploadThree,
  },
  { name: 'media-drag', path, before: withLibrary(), prepare: drag, viewportOnly: true },
  {
    name: 'media-empty',
    path,
    before: withLibrary([]),
    prepare: expectText('No images yet.'),
  },
  {
    name: 'media-no-results',
    path: `${path}?q=boilr`,
    before: withLibrary([]),
    prepare: expectText('No image matches “boilr”.'),
  },
  {
    name: 'media-loading',
    path,
    before: neverRespond(queryPattern(picture.list.url)),
    prepare: (page) => expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached(),
  },
  {
    name: 'media-failed',
    path,
    before: respondWith404(queryPattern(picture.list.url)),
    browserError: /404 .*\/api\/pictures/,
    prepare: expectText('We could not load the images.'),
  },
  {
    name: 'media-picker',
    path: '/dashboard/upload',
    before: withLibrary(),
    viewportOnly: true,
    prepare: openPicker,
  },
  {
    name: 'media-field',
    path: '/dashboard/upload',
    before: withLibrary(),
    async prepare(page) {
      await openPicker(page)
      await page.getByRole('button', { name: 'Use this image' }).click()
      await page.getByRole('button', { name: 'Add Section' }).click()
      await page.getByLabel('CTA image (link)').last().fill('/plates/solar.svg')
      await expect(page.getByLabel('Alternative text of the CTA image')).toHaveCount(2)
      // Two previews, and the thumbnail of the section.
      await expect(page.locator('form img')).toHaveCount(3)
      // The sticky bar covers what is scrolled below it.
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
]

/** The library of pictures, and the image field of the editor. */
export const dashboardMedia: Screen[] = mediaScreens.map((screen) => forStaff(screen))
