// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { OfferScreen } from '../../../src/features/sales/offer/offer-screen.tsx'
import { aPanel, NOW, siteOf } from '../../fixtures/panel.tsx'
import { anOffer, settings } from '../../fixtures/sales.ts'

test('a new version that was withdrawn as a draft says that it was never sent', async () => {
  const draft = anOffer({ version: 2, state: 'withdrawn' })
  const first = { ...draft, version: 1, sentAt: '2026-11-12T09:20:00.000Z', sentBy: 'Ada' }
  const { text } = aPanel(<OfferScreen />, {
    'GET /api/offers/': { ...draft, versions: [first, draft] },
    'GET /api/sales-settings': settings,
  })
  await expect.poll(text).toContain('WithdrawnVersion 2Never sent')
  expect(text()).toContain('It was withdrawn: nobody can accept it.')
})

test('of an accepted offer whose person was deleted since the day is said alone', async () => {
  const answer = { at: '2026-11-12T09:20:00.000Z', name: '', version: 1, reason: '', note: '' } as const
  const item = anOffer({ state: 'accepted', answer, sentAt: answer.at })
  const { text } = aPanel(<OfferScreen />, { 'GET /api/offers/': item })
  await expect.poll(text).toContain('Accepted on 12 Nov 2026')
})

test.each([
  ['somebody', 'grace@example.com', ['Send again', 'Withdraw']],
  ['a deleted person', '', ['Withdraw']],
])('an offer to %s is sent again only where there is an address', async (_, email, buttons) => {
  aPanel(<OfferScreen />, { 'GET /api/offers/': anOffer({ state: 'sent', email }) })
  await expect
    .poll(() => [...document.querySelectorAll('button')].map(({ textContent }) => textContent))
    .toEqual([...buttons, 'Make a new version'])
})

test('when an offer was sent and answered is said by the clock of the company', async () => {
  const at = '2026-11-30T22:30:00.000Z'
  const answer = { at, name: 'Grace Obi', version: 2, reason: '', note: '' } as const
  const sent = anOffer({ version: 2, state: 'accepted', answer, sentAt: at, sentBy: 'Ada' })
  const { text } = aPanel(<OfferScreen />, {
    ...siteOf({ timeZone: 'Asia/Tokyo' }),
    'GET /api/offers/': { ...sent, versions: [{ ...sent, version: 1 }, sent] },
  })
  await expect.poll(text).toContain('Accepted by Grace Obi on 1 Dec 2026, 07:30.')
  expect(text().match(/Sent 1 Dec 2026, 07:30 by Ada/g)).toHaveLength(3)
})

test.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
])('on the 19th, that an offer which is valid until %s expires today is %s', async (validUntil, isSaid) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const item = anOffer({ state: 'sent', sentAt: '2026-11-12T09:20:00.000Z', validUntil })
  const { text } = aPanel(<OfferScreen />, { 'GET /api/offers/': item })
  await expect.poll(text).toContain('Offer O-2026-0001')
  expect(text().includes('It expires at the end of today.')).toBe(isSaid)
})

test('of an offer whose mail did not arrive it says so, to whom it went and what the mail server said', async () => {
  const item = anOffer({ state: 'sent', sentAt: '2026-11-12T09:20:00.000Z', refusal: '550 No such mailbox' })
  const { text } = aPanel(<OfferScreen />, { 'GET /api/offers/': item })
  await expect.poll(text).toContain(`The mail to ${item.email} did not arrive (“550 No such mailbox”).`)
})
