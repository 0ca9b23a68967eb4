import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sharePath } from '../../src/shared/share-path.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { items } from '../fixtures/fresh-items.ts'
import { aHeldApi } from '../fixtures/held-api.ts'
import { aPicture } from '../fixtures/picture.ts'
import { aSite } from '../fixtures/site.ts'

/** How long the site waits, in ms: longer than it does without the setting. */
const API_TIMEOUT = 20_000
const picture = aPicture('a')
const PHOTOGRAPH = `/media/${picture.hash}/640.webp`
const photographed = { ...items.products, ctaImage: PHOTOGRAPH, pictures: [picture] }
const other = { ...items.products, _id: 'other', ctaImage: '/plates/heat-pump.svg' }
const SHARE = sharePath('products', photographed)

/** A site before an API that holds its answer to this path, and a function that advances the time of the site. */
async function aSiteBefore(held: string) {
  const file = sharp({ create: { width: 640, height: 480, channels: 3, background: '#ff0000' } }).webp()
  const { url, ...api } = await aHeldApi(held, {
    '/products/pump': photographed,
    '/products/other': other,
    '/site': firstSite('guides'),
    [PHOTOGRAPH]: await file.toBuffer(),
  })
  const { send } = await aSite(url, undefined, { API_TIMEOUT: String(API_TIMEOUT) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return { ...api, send }
}

const files = [
  ['/sitemap.xml', '/services'],
  ['/sitemap.xml', '/letter-archive'],
  ['/guides/feed.xml', '/blogs'],
  ['/guides/feed.json', '/site'],
  ['/manifest.webmanifest', '/site'],
  [SHARE, '/products/pump'],
  [SHARE, '/site'],
  [SHARE, PHOTOGRAPH],
] as const

test.each(files)('%s waits for the API, such as for %s, until its time is over', async (path, held) => {
  const { send, asked, release } = await aSiteBefore(held)
  const sent = send(path)
  await asked
  vi.advanceTimersByTime(API_TIMEOUT - 1)
  release()
  expect((await sent).status).toBe(200)
})

test.each(files)('%s is unavailable when its time is over and %s has no answer', async (path, held) => {
  const { send, asked } = await aSiteBefore(held)
  const sent = send(path)
  await asked
  vi.advanceTimersByTime(API_TIMEOUT)
  const { status, headers, text } = await sent
  expect([status, headers.get('retry-after'), text]).toEqual([503, '5', 'Try again in a moment.\n'])
})

test('the picture of an item does not wait for the photograph of another one', async () => {
  const { send, asked, release } = await aSiteBefore(PHOTOGRAPH)
  const waiting = send(SHARE)
  await asked
  expect((await send(sharePath('products', other))).status).toBe(200)
  release()
  expect((await waiting).status).toBe(200)
})
