// @vitest-environment jsdom
import type { TrashItem } from '@energy/contracts/content/trash'
import { expect, test } from 'vitest'
import { Trash } from '../../../src/features/content/trash/trash.tsx'
import { anApi, aProblem } from '../../fixtures/api.ts'
import { pressButton } from '../../fixtures/controls.ts'
import { aPanel } from '../../fixtures/panel.tsx'

const LIST = 'GET /api/trash'
const RESTORE = 'POST /api/services/7/restore'
const item: TrashItem = {
  kind: 'services',
  _id: '7',
  headerTitle: 'Heat pumps',
  deletedAt: '2026-11-20T10:00:00.000Z',
  deletedBy: 'Amara',
}
const rows = () => document.querySelectorAll('tbody tr').length

/** Restores an item of the trash. Until then the API answers the list alone. */
async function restore(restoration: () => Response, draft: () => Response) {
  const { text, press } = aPanel(<Trash />, { [LIST]: [item] })
  await expect.poll(rows).toBe(1)
  anApi((name) => {
    if (name === RESTORE) return restoration()
    return name === LIST ? Response.json(draft().ok ? [] : [item]) : draft()
  })
  press('[aria-label="Restore Heat pumps"]')
  return text
}

const lost = () => {
  throw new TypeError('The network is away')
}
const missing = () => aProblem(404, 'There is no such record.')
const found = () => Response.json({})

test.each([
  ['whose answer was lost', lost],
  ['that is answered 404, for it was done before,', missing],
])('a restoration %s is done where the item is back', async (_, restoration) => {
  const text = await restore(restoration, found)
  await expect.poll(text).toContain('Heat pumps restored.')
  await expect.poll(rows).toBe(0)
})

test.each([
  ['whose restoration got no answer', lost, 'The server could not be reached.'],
  ['that is erased', missing, 'There is no such record.'],
])('an item %s and that is not back is not restored', async (_, restoration, reason) => {
  const text = await restore(restoration, missing)
  await expect.poll(text).toContain(`We could not restore Heat pumps. ${reason}`)
  expect(rows()).toBe(1)
})

/** Empties the trash. The answer is lost; then the trash has these items. */
async function emptyWithout(answer: readonly TrashItem[]) {
  const { text } = aPanel(<Trash />, { [LIST]: [item] })
  await expect.poll(rows).toBe(1)
  anApi((name) => (name.startsWith('DELETE') ? lost() : Response.json(answer)))
  pressButton('Empty the trash')
  await expect.poll(text).toContain('Erase everything in the trash?')
  document.querySelector<HTMLElement>('.swal2-confirm')?.click()
  return text
}

const later = { ...item, _id: '8', headerTitle: 'Solar', deletedAt: '2026-11-20T10:05:00.000Z' }

test.each([
  ['is empty', [], 0],
  ['has only what was deleted since', [later], 1],
])('the trash whose answer was lost is emptied where it %s', async (_, answer, left) => {
  const text = await emptyWithout(answer)
  await expect.poll(text).toContain('The items are erased.')
  await expect.poll(rows).toBe(left)
})

test('a trash whose answer was lost and that has the same items is not emptied', async () => {
  const text = await emptyWithout([later, item])
  await expect.poll(text).toContain('We could not empty the trash. The server could not be reached.')
})
