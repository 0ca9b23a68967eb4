import { transferredBytes } from '@energy/bench/lighthouse/audit'
import { BUDGETS, exceededBudgets } from '@energy/bench/lighthouse/lighthouse'
import { keysOf } from '@energy/contracts/record-of'
import type { Page } from '@playwright/test'
import { waitForHydration } from '../screens/screen.ts'
import { expect, test } from './site.ts'

const names = keysOf(BUDGETS)

/** Opens a page and waits for all that it loads. On a slow machine the network is idle before its code is asked for, too. */
async function open(page: Page, url: string) {
  await page.goto(url)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
}

test('the budgets are those of decision record 15', () => {
  expect(BUDGETS.home).toEqual({ script: 100_000, document: 20_000, all: 250_000 })
  expect(BUDGETS.detail.script).toBe(110_000)
})

for (const name of names)
  test(`${name} is within its budgets`, async ({ site, page }) => {
    const requests: { url: string; type: string }[] = []
    page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }))
    await open(page, site.pages[name])
    const bytes = await transferredBytes(requests.filter(({ url }) => url.startsWith('http')))
    expect(bytes.script).toBeGreaterThan(0)
    expect(exceededBudgets(name, bytes)).toEqual([])
  })

for (const name of names)
  test(`${name} preloads all scripts that it runs, and none of them blocks rendering`, async ({ site, page }) => {
    const requested: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && requested.push(new URL(request.url()).pathname),
    )
    await open(page, site.pages[name])
    const declared = await page
      .locator('link[rel=modulepreload], script[src]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src')))
    expect(requested.toSorted()).toEqual(declared.toSorted())
    expect(await page.locator('script[src]:not([type=module]):not([async])').count()).toBe(0)
  })

for (const name of names)
  test(`${name} requests no code before it is painted, but what loads the code`, async ({ site, page }) => {
    const stylesheet = Promise.withResolvers<void>()
    await page.route('**/*.css', async (route) => {
      await stylesheet.promise
      await route.continue()
    })
    const requested: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && requested.push(request.url()))
    await page.goto(site.pages[name], { waitUntil: 'commit' })
    const loader = expect.stringContaining('/assets/load-code-')
    // The browser requests what its HTML names while it waits for the style.
    await expect(page.locator('#config')).toBeAttached()
    await expect.poll(() => requested).toEqual([loader])
    stylesheet.resolve()
    await expect.poll(() => requested).toContainEqual(expect.stringContaining('/assets/entry-client-'))
  })

for (const name of names)
  test(`${name} requests styles and fonts with a higher priority than scripts`, async ({ site, page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Network.enable')
    const requested = new Map<string | undefined, Set<string>>()
    browser.on('Network.requestWillBeSent', ({ type, request }) => {
      requested.set(type, (requested.get(type) ?? new Set()).add(request.initialPriority))
    })
    await open(page, site.pages[name])
    expect(Object.fromEntries(requested)).toMatchObject({
      Stylesheet: new Set(['VeryHigh']),
      Font: new Set(['High']),
      Script: new Set(['Low']),
    })
  })
