import type { Page } from '@playwright/test'
import { waitForHydration } from '../screens/screen.ts'
import { expect, test } from '../support/test.ts'

const lastHeading = (page: Page) => page.getByRole('heading', { name: 'From the guides' })
const footer = (page: Page) => page.getByRole('contentinfo')

/** Sets the playback rate of all animations. At 0, deferred content stays hidden. */
async function animationClock(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  return (playbackRate: 0 | 1) => browser.send('Animation.setPlaybackRate', { playbackRate })
}

const pages = [
  { path: '/', shown: 'Understand, Solve & Evolve', deferred: 'Equipment that moves energy well' },
  { path: '/our_service', shown: 'Business electricity', deferred: 'Questions we are asked' },
  { path: '/contact', shown: 'Connect with us', deferred: 'Talk to a specialist' },
]
for (const { path, shown, deferred } of pages)
  test(
    `${path} shows the content above the fold in the first frame, and the rest after it`,
    { tag: '@phone' },
    async ({ page }) => {
      const heading = (name: string) => page.getByRole('main').getByRole('heading', { name })
      const setPlaybackRate = await animationClock(page)
      await setPlaybackRate(0)
      await page.goto(path)
      await expect(heading(shown)).toBeInViewport()
      await expect(heading(deferred)).toBeHidden()
      await expect(footer(page)).toBeHidden()
      await setPlaybackRate(1)
      await expect(heading(deferred)).toBeVisible()
      await expect(footer(page)).toBeVisible()
    },
  )

test('a list shows the cards above the fold in the first frame', { tag: '@phone' }, async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article')
  const setPlaybackRate = await animationClock(page)
  await setPlaybackRate(0)
  await page.goto('/our_service')
  await expect(cards.nth(1)).toBeVisible()
  await expect(cards.nth(2)).toBeHidden()
  await setPlaybackRate(1)
  await expect(cards.nth(2)).toBeVisible()
  await expect(cards.nth(2)).not.toBeInViewport()
})

test('a service shows its introduction in the first frame', { tag: '@phone' }, async ({ page }) => {
  const heading = (title: string) => page.getByRole('main').getByRole('heading', { name: title })
  const setPlaybackRate = await animationClock(page)
  await page.goto('/our_service')
  const service = await page.getByRole('main').getByRole('link', { name: 'Business electricity' }).getAttribute('href')
  await setPlaybackRate(0)
  await page.goto(service ?? '')
  await expect(heading('Business electricity')).toBeVisible()
  await expect(heading('Per unit and per day')).toBeHidden()
  await expect(footer(page)).toBeHidden()
  await setPlaybackRate(1)
  await expect(heading('Per unit and per day')).toBeVisible()
  await expect(footer(page)).toBeVisible()
})

test('a client-side navigation shows the whole page at once', { tag: '@phone' }, async ({ page }) => {
  const setPlaybackRate = await animationClock(page)
  await page.goto('/contact')
  await waitForHydration(page)
  await expect(footer(page)).toBeVisible()
  await setPlaybackRate(0)
  await page.getByRole('link', { name: 'Millrace Energy, home' }).first().click()
  await expect(lastHeading(page)).toBeVisible()
  await expect(footer(page)).toBeVisible()
})

test('a link with a fragment scrolls to its section', { tag: '@phone' }, async ({ page }) => {
  const setPlaybackRate = await animationClock(page)
  await setPlaybackRate(0)
  await page.goto('/contact#talk')
  await expect(page.getByRole('heading', { name: 'Talk to a specialist' })).toBeInViewport()
})

test('a reload and a step back restore the scroll position', { tag: '@phone' }, async ({ page }) => {
  const position = async () => Math.round((await lastHeading(page).boundingBox())?.y ?? NaN)
  await page.goto('/')
  await waitForHydration(page)
  await lastHeading(page).scrollIntoViewIfNeeded()
  await expect(lastHeading(page)).toBeInViewport()
  const before = await position()
  const expectSamePosition = () => expect.poll(async () => Math.abs((await position()) - before)).toBeLessThan(3)
  await page.reload()
  await expectSamePosition()
  await page.goto('/contact')
  await page.goBack()
  await expectSamePosition()
})

test('the whole page is shown without JavaScript', { tag: '@phone' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await lastHeading(page).scrollIntoViewIfNeeded()
  await expect(lastHeading(page)).toBeInViewport()
  await expect(footer(page).getByRole('link').first()).toBeVisible()
  await context.close()
})
