// @vitest-environment jsdom
import type { Offer } from '@energy/contracts/sales/offer-entities'
import { confirmAction, confirmDelete } from '@energy/ui/notice'
import { render } from '@energy/ui/test/render'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Builder } from '../../../src/features/sales/builder/builder.tsx'
import { anApi, aProblem } from '../../fixtures/api.ts'
import { pressButton, typeInto } from '../../fixtures/controls.ts'
import { site } from '../../fixtures/panel.tsx'
import { anOffer, settings } from '../../fixtures/sales.ts'
import { Providers } from '../../fixtures/screen.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
  confirmAction: vi.fn<() => Promise<boolean>>(),
  confirmDelete: vi.fn<() => Promise<boolean>>(),
}))
beforeEach(() => {
  for (const ask of [confirmAction, confirmDelete]) vi.mocked(ask).mockReset().mockResolvedValue(true)
})

const reload = async () => undefined
const saved = () => Response.json({}, { headers: { etag: '"2"' } })

const line = { item: '', kind: '', title: 'Fitting', description: '', unit: '', taxName: 'VAT' } as const
const lines = [{ ...line, quantity: 1_000, unitPrice: 100, discount: 0, taxRate: 0, net: 100 }]

/** The draft of an offer, and an API that stores each change of it as version 2. */
async function aBuilder(
  given: Partial<Offer> = {},
  save = saved,
  other: (name: string) => object = () => ({}),
  now = {},
) {
  const sent = anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name.startsWith('PUT')) return save()
    const answer = other(name)
    return answer instanceof Response ? answer : Response.json(answer)
  })
  const latest = { item: anOffer(given), etag: '"1"' }
  const builder = (
    <Builder latest={latest} settings={{ ...settings, ...now }} onEdit={() => undefined} onReload={reload} />
  )
  const router = createMemoryRouter([
    { path: '/', element: builder },
    { path: '/offers', element: <p>All of them</p> },
  ])
  const register = vi.spyOn(router, 'getBlocker')
  const { find } = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  await expect.poll(() => register.mock.calls.length).toBeGreaterThan(0)
  return {
    type: (name: string, text: string) => typeInto(find(`[id="control-${name}"]`), text),
    writes: () =>
      sent
        .filter(({ name }) => !name.startsWith('GET'))
        .map(({ name, headers }) => [name.replace('/api/offers/7', ''), headers.get('if-match')]),
    path: () => router.state.location.pathname,
  }
}

test('a draft is deleted as it is after what was typed last is saved', async () => {
  const { type, writes, path } = await aBuilder()
  type('title', 'Two heat pumps')
  pressButton('Delete the draft')
  await expect.poll(path).toBe('/offers')
  expect(writes()).toEqual([
    ['PUT ', '"1"'],
    ['DELETE ', '"2"'],
  ])
  expect(confirmAction).not.toHaveBeenCalled()
})

test('a new version is withdrawn as it is after what was typed last is saved', async () => {
  const version = anOffer({ sentAt: '2026-11-12T09:20:00.000Z' })
  const { type, writes } = await aBuilder({ version: 2, versions: [version] })
  type('title', 'Two heat pumps')
  pressButton('Withdraw')
  await expect.poll(() => writes().length).toBe(2)
  expect(writes()).toEqual([
    ['PUT ', '"1"'],
    ['POST /withdrawal', '"2"'],
  ])
})

test('a draft that is deleted with a number that is none is left without a question', async () => {
  const { type, writes, path } = await aBuilder({ lines })
  type('lines.0.unitPrice', 'two')
  pressButton('Delete the draft')
  await expect.poll(path).toBe('/offers')
  expect(writes()).toEqual([['DELETE ', '"1"']])
  expect(confirmAction).not.toHaveBeenCalled()
})

test('an offer with a number that is none is not sent: the number has the focus', async () => {
  const { type, writes } = await aBuilder({ lines })
  type('lines.0.unitPrice', 'two')
  pressButton('Send offer')
  await expect.poll(() => document.activeElement?.id).toBe('control-lines.0.unitPrice')
  expect(writes()).toEqual([])
})

test('an offer to nobody yet is not sent: it is asked to whom it goes', async () => {
  const { writes } = await aBuilder({ name: '', email: '' })
  pressButton('Send offer')
  await expect.poll(() => document.querySelector('dialog h2')?.textContent).toBe('For whom')
  expect(writes()).toEqual([])
})

const personError = () => document.querySelector('[aria-label="Person and request"] .field-error')?.textContent

const refuse = () => aProblem(400, 'Correct it.', [{ path: '/email', message: 'email must be an e-mail address.' }])

test('what the API refuses of the person is marked where the person stands, until it is saved', async () => {
  let save = refuse
  const { type } = await aBuilder({}, () => save())
  type('title', 'Two heat pumps')
  dispatchEvent(new Event('online'))
  await expect.poll(personError).toBe('email must be an e-mail address.')
  save = saved
  type('title', 'Three heat pumps')
  dispatchEvent(new Event('online'))
  await expect.poll(personError).toBeUndefined()
})

test('an offer that somebody else has saved since is not sent, but compared', async () => {
  const theirs = anOffer({ title: 'Two heat pumps', savedBy: 'Amara' })
  const { writes } = await aBuilder({}, saved, (name) => {
    if (name === 'POST /api/offers/7/sending') return aProblem(412, 'Somebody was first.')
    return name === 'GET /api/offers/7' ? Response.json(theirs, { headers: { etag: '"2"' } }) : {}
  })
  pressButton('Send offer')
  await expect.poll(() => document.body.textContent).toContain('Amara saved this offer on')
  expect(writes()).toEqual([['POST /sending', '"1"']])
})

test('a draft whose last day is over says so', async () => {
  await aBuilder({ validUntil: '2020-12-31' })
  expect(document.body.textContent).toContain('This day is over.')
})

const titles = () => vi.mocked(confirmAction).mock.calls.map(([{ title }]) => title)

test('a draft stays in its currency after that of the site has changed, and the question names it', async () => {
  const { type } = await aBuilder({ lines }, saved, undefined, { currency: 'USD' })
  vi.mocked(confirmAction).mockResolvedValue(false)
  pressButton('Send offer')
  await expect.poll(titles).toEqual(['Send £1.00 to grace@example.com?'])
  type('title', 'Two heat pumps')
  pressButton('Send offer')
  await expect.poll(() => titles().at(1)).toBe('Send £1.00 to grace@example.com?')
})

test('a draft says of which year its request is, where that is over', async () => {
  await aBuilder({ inquiry: { _id: '5', number: '2024-0001', line: '', createdAt: '2024-11-12T09:20:00.000Z' } })
  expect(document.body.textContent).toContain('Answers the request of 12 Nov 2024')
})

test('an offer that was saved since with the same text is not sent, and that is said', async () => {
  const { writes } = await aBuilder({}, saved, (name) => {
    if (name === 'POST /api/offers/7/sending') return aProblem(412, 'Somebody was first.')
    return name === 'GET /api/offers/7' ? Response.json(anOffer(), { headers: { etag: '"2"' } }) : {}
  })
  pressButton('Send offer')
  await expect.poll(() => document.body.textContent).toContain('Somebody was first.')
  expect(writes()).toEqual([['POST /sending', '"1"']])
})
