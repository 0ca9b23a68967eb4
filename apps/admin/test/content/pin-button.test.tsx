// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { PinButton } from '../../src/features/content/list/pin-button.tsx'
import type { ListedItem } from '../../src/features/content/record/calls.ts'
import { blankOf } from '../../src/features/content/record/values.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { isBusy, pressButton } from '../fixtures/controls.ts'
import { Screen } from '../fixtures/screen.tsx'
import { render } from '@energy/ui/test/render'

const item: ListedItem = {
  _id: '7',
  title: 'Winter',
  values: blankOf('blogs'),
  pictures: [],
  pinned: false,
  state: 'live',
  hasChanges: false,
  schedules: [],
}

const button = <PinButton kind="blogs" item={item} />

test.each([
  ['is pinned where it comes first by now', () => Response.json({ pinned: true }), 'Winter now comes first.'],
  ['is not where it does not', () => Response.json({ pinned: false }), 'We could not pin Winter. The server'],
  ['is not where it cannot be read', () => aProblem(503, 'Later.'), 'We could not pin Winter. The server'],
])('a guide whose pin got no answer %s', async (_, read, words) => {
  anApi((name) => {
    if (name.startsWith('PUT')) throw new TypeError('The connection is lost')
    return read()
  })
  render(<Screen>{button}</Screen>)
  pressButton('Pin')
  await expect.poll(() => document.body.textContent).toContain(words)
})

test('who opens another item while one is pinned reads that it could not be', async () => {
  const answer = Promise.withResolvers<Response>()
  anApi(() => answer.promise)
  const { show } = render(<Screen>{button}</Screen>)
  pressButton('Pin')
  await expect.poll(isBusy).toBe(true)
  show(<Screen>Another item</Screen>)
  answer.resolve(aProblem(404, 'There is no such record.'))
  await expect.poll(() => document.body.textContent).toContain('We could not pin Winter. There is no such record.')
})
