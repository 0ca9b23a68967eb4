// @vitest-environment jsdom
import type { Offer } from '@energy/contracts/sales/offer-entities'
import { expect, test } from 'vitest'
import { useOfferForm } from '../../../src/features/sales/builder/use-offer-form.ts'
import { anApi, aProblem } from '../../fixtures/api.ts'
import { renderHook } from '../../fixtures/render-hook.tsx'
import { anOffer } from '../../fixtures/sales.ts'

/**
 * The form of a draft, and an API whose answer to the first save is lost.
 * @param since what has happened to the offer since
 */
async function aLostSave(since: Partial<Offer> = {}) {
  let stored = anOffer()
  const sent = anApi((name) => {
    if (name !== 'PUT /api/offers/7') return Response.json({ ...stored, ...since }, { headers: { etag: '"2"' } })
    if (sent.at(-1)?.headers.get('if-match') === '"2"') return Response.json({}, { headers: { etag: '"3"' } })
    if (stored.title === 'Two heat pumps') return aProblem(412, 'Somebody was first.')
    stored = { ...stored, title: 'Two heat pumps' }
    throw new TypeError('The connection is lost')
  })
  const latest = { item: anOffer(), etag: '"1"' }
  const { latest: form } = renderHook(() => useOfferForm({ latest, onEdit: () => undefined }))
  form().form.setValue('title', 'Two heat pumps')
  await expect(form().saveAll()).rejects.toThrow('The server could not be reached.')
  form().form.setValue('title', 'Three heat pumps')
  return { form, sent }
}

test('a save of an offer whose answer was lost is no conflict with oneself', async () => {
  const { form, sent } = await aLostSave()
  await form().saveAll()
  expect(sent.at(-1)).toMatchObject({ name: 'PUT /api/offers/7', body: { title: 'Three heat pumps' } })
  await expect.poll(() => form().stored.etag).toBe('"3"')
  expect(form().conflict).toBe(undefined)
})

test.each<Partial<Offer>>([{ title: 'Of a colleague' }, { state: 'sent' }, { version: 2 }])(
  'an offer that is %o by now is a conflict, also after the answer to a save was lost',
  async (since) => {
    const { form } = await aLostSave(since)
    await expect(form().saveAll()).rejects.toThrow('Somebody was first.')
    await expect.poll(() => form().conflict?.item).toMatchObject(since)
  },
)
