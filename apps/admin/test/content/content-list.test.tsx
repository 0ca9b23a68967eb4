// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { render } from '@energy/ui/test/render'
import { ContentList } from '../../src/features/content/list/content-list.tsx'
import { blankOf } from '../../src/features/content/record/values.ts'
import { anApi } from '../fixtures/api.ts'
import { site } from '../fixtures/panel.tsx'
import { Screen } from '../fixtures/screen.tsx'

const items = (['live', 'unpublished'] as const).map((state) => ({
  ...blankOf('services'),
  state,
  hasChanges: false,
  schedules: [],
  _id: state,
  headerTitle: `A service that is ${state}`,
  pictures: [],
  pinned: false,
}))

/** The list of a live service and of one that is off the site, once one of them is shown. */
async function aList(at: string) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  Element.prototype.checkVisibility ??= () => true
  anApi((name) =>
    name in site
      ? Response.json(site['GET /api/site?page=other'])
      : Response.json(items, { headers: { 'x-total-count': '2' } }),
  )
  render(
    <Screen at={at}>
      <ContentList kind="services" />
    </Screen>,
  )
  await expect.poll(() => document.querySelector('article')).not.toBeNull()
}

test.each([
  ['/services', 2],
  ['/services?q=service', 0],
])('in the list at %s %d rows can be moved: others may stand between those that a filter finds', async (at, count) => {
  await aList(at)
  expect(document.querySelectorAll('[aria-label^="Move "]')).toHaveLength(count)
})

test.each([
  ['live', true],
  ['unpublished', false],
])('that a service which is %s can be seen on the site is %s', async (id, isThere) => {
  await aList(`/services?id=${id}`)
  expect(document.querySelector('article')?.textContent.includes('View on site')).toBe(isThere)
})
