// @vitest-environment jsdom
import type { SavedView } from '@energy/contracts/inquiries/saved-views'
import { confirmAction } from '@energy/ui/notice'
import { useIsMutating } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { useViewActions } from '../../../src/features/inquiries/saved/use-view-actions.tsx'
import { anApi } from '../../fixtures/api.ts'
import { isBusy, pressButton, typeInto } from '../../fixtures/controls.ts'
import { aPanel } from '../../fixtures/panel.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  confirmAction: vi.fn<typeof confirmAction>().mockResolvedValue(true),
}))

const view: SavedView = { _id: '7', name: 'Bills', filter: {}, shared: false, own: true, owner: '' }

/** What can be done with the view, as buttons. */
function Actions() {
  const { save, of, storeFilter, dialog } = useViewActions()
  return (
    <>
      {[save, ...of(view), { label: 'Save changes', run: () => storeFilter(view) }].map(({ label, run }) => (
        <button key={label} type="button" onClick={run}>
          {label}
        </button>
      ))}
      <output aria-busy={useIsMutating() > 0} />
      {dialog}
    </>
  )
}

test.each([
  ['deleted', () => pressButton('Delete')],
  [
    'renamed',
    () => {
      pressButton('Rename or share')
      pressButton('Save')
    },
  ],
  ['given other filters', () => pressButton('Save changes')],
])('a view whose answer was lost, and that is %s since, is another one when it is saved again', async (_, change) => {
  const { find, text } = aPanel(<Actions />, {})
  const sent = anApi((name) => {
    if (name.startsWith('POST') && added().length === 1) throw new TypeError('The network is away')
    return Response.json({ acknowledged: true, insertedId: '7' }, { status: name.startsWith('POST') ? 201 : 200 })
  })
  const added = () => sent.filter(({ name }) => name.startsWith('POST'))
  const saveAs = () => {
    pressButton('Save this view')
    typeInto(find('[name=name]'), 'Bills')
    pressButton('Save')
  }
  saveAs()
  await expect.poll(text).toContain('The server could not be reached.')
  await expect.poll(isBusy).toBe(false)
  pressButton('Cancel')
  change()
  await expect.poll(() => sent.length).toBe(2)
  await expect.poll(isBusy).toBe(false)
  saveAs()
  await expect.poll(() => added().length).toBe(2)
  const [lost, anew] = added().map(({ headers }) => headers.get('idempotency-key'))
  expect(lost).toMatch(/./)
  expect(anew).not.toBe(lost)
})
