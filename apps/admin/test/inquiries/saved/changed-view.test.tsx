// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { ChangedView } from '../../../src/features/inquiries/saved/changed-view.tsx'
import { anApi } from '../../fixtures/api.ts'
import { Screen } from '../../fixtures/screen.tsx'

test.each([
  ['one’s own', true, ['Save changes', 'Save as new']],
  ['that of somebody else', false, ['Save as new']],
])('of a saved view that is %s, changed filters can be saved so', async (_, own, ways) => {
  anApi(() => Response.json([{ _id: '3', name: 'Hotels', owner: 'Ada', own, shared: true, filter: {} }]))
  render(
    <Screen at="/invoice?saved=3&q=spa">
      <ChangedView />
    </Screen>,
  )
  await expect.poll(() => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(ways)
})
