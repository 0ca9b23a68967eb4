import type { Page } from '@playwright/test'
import { waitForHydration } from '../screens/screen.ts'
import { expect, test } from './site.ts'

/** Collects the paths that the page requests from now on, except images. */
function requestsOf(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => request.resourceType() !== 'image' && paths.push(new URL(request.url()).pathname))
  return paths
}
const guides = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Guides' })
const belongsToGuides = (path: string) => path.startsWith('/blogs') || path.includes('guides')
const scriptOf = (screen: string) => expect.stringMatching(new RegExp(`^/assets/${screen}-`))

test.use({ viewport: { width: 1440, height: 900 } })

test('a link prefetches its page on hover', async ({ site, page }) => {
  await page.goto(`${site.url}/about`)
  await waitForHydration(page)
  const requested = requestsOf(page)
  const answered = page.waitForResponse(/\/blogs\/cards/)
  await guides(page).hover()
  await expect.poll(() => requested).toEqual(expect.arrayContaining(['/blogs/cards', scriptOf('guides')]))
  await answered
  requested.length = 0
  await guides(page).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(requested.filter(belongsToGuides)).toEqual([])
})

test('nothing is prefetched when the browser saves data', async ({ site, page }) => {
  await page.clock.install()
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(`${site.url}/about`)
  await waitForHydration(page)
  const requested = requestsOf(page)
  await guides(page).hover()
  await guides(page).focus()
  await page.clock.runFor(1_000)
  requested.push('the press')
  await guides(page).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const pressed = requested.indexOf('the press')
  expect(requested.slice(0, pressed).filter(belongsToGuides)).toEqual([])
  expect(requested.slice(pressed).filter(belongsToGuides)).toContain('/blogs/cards')
})
