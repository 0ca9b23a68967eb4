import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLIENT } from '../../src/shared/loaders.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { items } from '../fixtures/fresh-items.ts'
import { aHeldApi } from '../fixtures/held-api.ts'
import { pageOf } from '../fixtures/page-of.ts'

/** How long the site waits, in ms: longer than it does without the setting. */
const API_TIMEOUT = 20_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Begins a page whose API answers this path when it is released. Returns when the API is asked. */
async function begin(path: string, held: string, answers: Readonly<Record<string, unknown>>) {
  const { url, asked, release } = await aHeldApi(held, answers)
  const page = pageOf(path, {}, url, { [CLIENT]: '203.0.113.9' }, API_TIMEOUT)
  await asked
  return { page, release }
}

const about = ['/about', '/site', { '/site': firstSite('about') }] as const
const preview = [
  '/preview/live/abc',
  '/previews/frames/abc',
  { '/previews/frames/abc': { kind: 'services', item: items.services }, '/site': firstSite('service') },
] as const

test.each([about, preview])('the page %s waits for the API until its time is over', async (...asked) => {
  const { page, release } = await begin(...asked)
  vi.advanceTimersByTime(API_TIMEOUT - 1)
  release()
  expect(await page).toMatchObject({ status: 200, isComplete: true, logged: [] })
})

test.each([about, preview])(
  'the page %s is rendered without the answer when its time is over, which is logged',
  async (...asked) => {
    const { page } = await begin(...asked)
    vi.advanceTimersByTime(API_TIMEOUT)
    expect(await page).toMatchObject({
      isComplete: false,
      logged: [new Error('The API did not answer within 20000 ms')],
    })
  },
)
