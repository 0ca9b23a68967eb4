// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ShareDialog } from '../../../src/features/content/preview/share-dialog.tsx'
import { SharePreviewButton } from '../../../src/features/content/preview/share-preview-button.tsx'
import { anApi } from '../../fixtures/api.ts'
import { pressButton } from '../../fixtures/controls.ts'
import { aPanel } from '../../fixtures/panel.tsx'

const ignore = () => undefined
const text = () => document.body.textContent
const link = { expiresAt: '2027-03-29T08:00:00.000Z', sharedBy: 'Amara' }
const LINK = 'GET /api/services/7/preview'

const ofNobody = { expiresAt: '', sharedBy: '' }

test('the failure of one button of a preview link goes once the other one has done its work', async () => {
  aPanel(<ShareDialog kind="services" id="7" made={undefined} onMade={ignore} onClose={ignore} />, { [LINK]: link })
  await expect.poll(text).toContain('Make a new link')
  pressButton('Make a new link')
  await expect.poll(text).toContain('It is broken.')
  anApi((name) => (name === LINK ? Response.json(ofNobody) : Response.json({})))
  pressButton('Stop sharing')
  await expect.poll(text).toContain('Make the link')
  expect(text()).not.toContain('It is broken.')
})

test('the focus stays on a button while it works, and is then on what it made, or on the button that is left', async () => {
  const { find, press } = aPanel(<SharePreviewButton kind="services" id="7" />, { [LINK]: ofNobody })
  press('[aria-haspopup=dialog]')
  await expect.poll(text).toContain('Make the link')
  const answer = Promise.withResolvers<Response>()
  anApi((name) => (name === LINK ? Response.json(link) : answer.promise))
  pressButton('Make the link')
  await expect.poll(() => find('[aria-busy]').hasAttribute('disabled')).toBe(false)
  answer.resolve(Response.json({ token: 'secret', ...link }))
  await expect.poll(() => document.activeElement?.getAttribute('value')).toBe('/preview/secret')
  anApi((name) => Response.json(name === LINK ? ofNobody : {}))
  pressButton('Stop sharing')
  await expect.poll(() => document.activeElement?.textContent).toBe('Done')
})

test('a preview link that is made once its dialog is closed is shown when that is opened again', async () => {
  const { find, press } = aPanel(<SharePreviewButton kind="services" id="7" />, { [LINK]: ofNobody })
  press('[aria-haspopup=dialog]')
  await expect.poll(text).toContain('Make the link')
  const answer = Promise.withResolvers<Response>()
  const sent = anApi((name) => (name === LINK ? Response.json(link) : answer.promise))
  pressButton('Make the link')
  await expect.poll(() => sent.map(({ name }) => name)).toContain('POST /api/services/7/preview')
  press('[aria-label=Close]')
  expect(document.querySelector('dialog')).toBeNull()
  answer.resolve(Response.json({ token: 'secret', ...link }))
  press('[aria-haspopup=dialog]')
  await expect.poll(() => find('input').getAttribute('value')).toBe('/preview/secret')
})

test('a preview link that somebody else has replaced is not shown any more', async () => {
  const { find, press } = aPanel(<SharePreviewButton kind="services" id="7" />, {
    [LINK]: link,
    'POST /api/services/7/preview': { token: 'secret', expiresAt: link.expiresAt },
  })
  press('[aria-haspopup=dialog]')
  await expect.poll(text).toContain('Make a new link')
  pressButton('Make a new link')
  await expect.poll(() => find('input').getAttribute('value')).toBe('/preview/secret')
  pressButton('Done')
  anApi(() => Response.json({ expiresAt: '2027-03-29T08:00:01.000Z', sharedBy: 'Ben' }))
  press('[aria-haspopup=dialog]')
  await expect.poll(text).toContain('A link that Ben made works until')
  expect(document.querySelector('input')).toBeNull()
})
