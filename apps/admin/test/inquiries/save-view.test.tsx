// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { SaveViewDialog } from '../../src/features/inquiries/saved/save-view-dialog.tsx'
import { anApi } from '../fixtures/api.ts'
import { isBusy, pressButton, typeInto } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

const ADD = 'POST /api/inbox-views'

test('a saved view whose answer was lost is sent again as the same one', async () => {
  const onClose = vi.fn<() => void>()
  const { find, text } = aPanel(<SaveViewDialog onClose={onClose} />, {})
  const sent = anApi((name) => {
    if (name !== ADD) return Response.json([])
    if (added().length === 1) throw new TypeError('The network is away')
    return Response.json({ acknowledged: true, insertedId: '7' }, { status: 201 })
  })
  const added = () => sent.filter(({ name }) => name === ADD)
  typeInto(find('[name=name]'), 'Bills to check')
  pressButton('Save')
  await expect.poll(text).toContain('The server could not be reached.')
  await expect.poll(isBusy).toBe(false)
  pressButton('Save')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const [lost, again] = added().map(({ headers }) => headers.get('idempotency-key'))
  expect(lost).toMatch(/./)
  expect(again).toBe(lost)
})
