import type { PageName } from '@energy/bench/lighthouse/lighthouse'
import { expect, test } from './site.ts'

test('images have width and height, and only those above the fold load eagerly', async ({ site, page }) => {
  const eager = { home: [], list: ['high', '', ''], detail: ['high'] } satisfies Partial<Record<PageName, string[]>>
  for (const name of ['home', 'list', 'detail'] as const) {
    await page.goto(site.pages[name])
    const images = page.locator('main img')
    expect([name, await page.locator('main img:not([width][height])').count()]).toEqual([name, 0])
    const found = await images.evaluateAll((elements) =>
      elements.flatMap((image) =>
        image.getAttribute('loading') === 'lazy' ? [] : [image.getAttribute('fetchpriority') ?? ''],
      ),
    )
    expect([name, found]).toEqual([name, eager[name]])
  }
})
