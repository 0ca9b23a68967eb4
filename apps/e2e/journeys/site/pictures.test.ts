import type { Locator, Page } from '@playwright/test'
import { aPhotograph, inLibrary } from '../../support/data/pictures.ts'
import { untilShown } from '../../support/data/site.ts'
import { expect, test } from '../../support/test.ts'

/** What the browser has made of a picture. */
const loaded = (image: Locator) =>
  image.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('This is no picture')
    element.scrollIntoView()
    element.loading = 'eager'
    await element.decode()
    const { currentSrc, naturalWidth } = element
    const { objectPosition } = getComputedStyle(element)
    return { file: new URL(currentSrc).pathname, naturalWidth, objectPosition }
  })
/** How far the layout has shifted since the page was opened. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

test('an item shows its pictures: in AVIF, in a width that fits, around their focal points, described', async ({
  page,
  request,
  createItem,
  browserErrors,
}) => {
  // A font that comes late shifts the words a little, and no picture.
  await page.route('**/*.woff2', (route) => route.abort())
  browserErrors.expect(/ERR_FAILED .*\.woff2/)
  const roof = await inLibrary(request, await aPhotograph(), { alt: 'A roof', focalX: 20, focalY: 90 })
  const tower = await inLibrary(request, await aPhotograph({ width: 900, height: 1350 }), { alt: 'A tower' })
  const id = await createItem('blogs', {
    headerTitle: 'Pictures of ours',
    ctaImage: roof.link,
    sections: [
      { title: 'A tower', description: 'High.', ctaImage: tower.link, ctaImageAlt: 'A tower in the fog' },
      { title: 'A plate', description: 'Drawn.', ctaImage: '/plates/solar.svg', ctaImageAlt: 'A drawing' },
    ],
  })
  const answered = await page.goto(`/single_guide/${id}`)
  const html = (await answered?.text()) ?? ''
  expect(html).toContain(`srcSet="/media/${roof.hash}/320.avif 320w,/media/${roof.hash}/640.avif 640w`)

  const first = page.getByRole('img', { name: 'A roof', exact: true })
  expect(await loaded(first)).toMatchObject({ objectPosition: '20% 90%' })
  const { file, naturalWidth } = await loaded(first)
  expect(file).toMatch(new RegExp(`^/media/${roof.hash}/(320|640|960)\\.avif$`))
  expect(naturalWidth).toBeGreaterThan(0)
  for (const [name, value] of Object.entries({ width: '1600', height: '1200', fetchpriority: 'high' }))
    await expect(first).toHaveAttribute(name, value)
  await expect(page.locator('.illustration rect').first()).toHaveAttribute('fill', roof.color)

  const second = page.getByRole('img', { name: 'A tower in the fog' })
  for (const [name, value] of Object.entries({ width: '900', height: '1350', loading: 'lazy' }))
    await expect(second).toHaveAttribute(name, value)
  // It has no file of 960 pixels.
  expect((await loaded(second)).file).toMatch(new RegExp(`^/media/${tower.hash}/(320|640)\\.avif$`))
  const drawing = page.getByRole('img', { name: 'A drawing' })
  await expect(drawing).toHaveAttribute('src', '/plates/solar.svg')
  await expect(drawing).not.toHaveAttribute('srcset')
  expect(await shiftOf(page)).toBe(0)
})

test('a card shows a picture of ours, and the file comes from the site with headers that keep it', async ({
  page,
  request,
  createItem,
}) => {
  const roof = await inLibrary(request, await aPhotograph(), { alt: 'A roof under a sun' })
  const id = await createItem('services', { headerTitle: 'Roofs', ctaImage: roof.link })
  await untilShown(request, '/our_service', id)
  await page.goto('/our_service')
  const { file } = await loaded(page.getByRole('img', { name: 'A roof under a sun' }))
  expect(file).toMatch(new RegExp(`^/media/${roof.hash}/\\d+\\.avif$`))
  const answer = await request.get(file)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const known = await request.get(file, { headers: { 'if-none-match': answer.headers()['etag'] ?? '' } })
  expect(known.status()).toBe(304)
})

test('a picture that cannot be loaded is replaced by the plate of an item', async ({
  page,
  request,
  createItem,
  browserErrors,
}) => {
  const roof = await inLibrary(request, await aPhotograph(), { alt: 'A roof' })
  const id = await createItem('products', { headerTitle: 'Roofs', ctaImage: roof.link })
  await page.route('**/media/**', (route) => route.abort())
  await page.goto(`/single_product/${id}`)
  await expect(page.locator('.intro img')).toHaveAttribute('src', '/plates/default.svg')
  await expect(page.locator('.intro source')).toHaveCount(0)
  browserErrors.expect(/ERR_FAILED .*\/media\//)
})
