import type { Page } from '@playwright/test'
import { waitForHydration } from '../screens/screen.ts'
import { expect, test } from '../support/test.ts'

test.skip(({ hasTouch }) => !hasTouch, 'What is below the first view waits on small screens only')

const lastHeading = (page: Page) => page.getByRole('heading', { name: 'From the guides' })
const footer = (page: Page) => page.getByRole('contentinfo')

/** The clock of all that moves: still, what waits for a later frame goes on waiting. */
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
  test(`${path} shows its first view in the first frame, and the rest after it`, async ({ page }) => {
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
  })

test('of a list the cards that are in sight come in the first frame', async ({ page }) => {
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

test('of a service its introduction comes in the first frame', async ({ page }) => {
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

test('a page that comes in place of another is there at once', async ({ page }) => {
  const setPlaybackRate = await animationClock(page)
  await page.goto('/contact')
  await waitForHydration(page)
  await expect(footer(page)).toBeVisible()
  await setPlaybackRate(0)
  await page.getByRole('link', { name: 'Millrace Energy, home' }).first().click()
  await expect(lastHeading(page)).toBeVisible()
  await expect(footer(page)).toBeVisible()
})

test('a link to a part of a page leads to its place', async ({ page }) => {
  const setPlaybackRate = await animationClock(page)
  await setPlaybackRate(0)
  await page.goto('/contact#talk')
  await expect(page.getByRole('heading', { name: 'Talk to a specialist' })).toBeInViewport()
})

test('who reloads a page, or comes back to it, finds the place where they left it', async ({ page }) => {
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

test('without scripts, too, all of a page comes', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await lastHeading(page).scrollIntoViewIfNeeded()
  await expect(lastHeading(page)).toBeInViewport()
  await expect(footer(page).getByRole('link').first()).toBeVisible()
  await context.close()
})
