// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ShareDialog } from '../src/features/content/preview/share-dialog.tsx'
import { anApi } from './fixtures/api.ts'
import { pressButton } from './fixtures/controls.ts'
import { aPanel } from './fixtures/panel.tsx'

const ignore = () => undefined
const text = () => document.body.textContent
const link = { expiresAt: '2027-03-29T08:00:00.000Z', sharedBy: 'Amara' }
const LINK = 'GET /api/services/7/preview'

test('the failure of one button of a preview link goes once the other one has done its work', async () => {
  aPanel(<ShareDialog kind="services" id="7" token="" onToken={ignore} onClose={ignore} />, { [LINK]: link })
  await expect.poll(text).toContain('Make a new link')
  pressButton('Make a new link')
  await expect.poll(text).toContain('It is broken.')
  anApi((name) => (name === LINK ? Response.json({ expiresAt: '', sharedBy: '' }) : Response.json({})))
  pressButton('Stop sharing')
  await expect.poll(text).toContain('Make the link')
  expect(text()).not.toContain('It is broken.')
})
