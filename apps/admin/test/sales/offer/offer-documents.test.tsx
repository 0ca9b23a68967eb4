// @vitest-environment jsdom
import { confirmAction } from '@energy/ui/notice'
import { render } from '@energy/ui/test/render'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Builder } from '../../../src/features/sales/builder/builder.tsx'
import { anApi, aProblem } from '../../fixtures/api.ts'
import { pressButton } from '../../fixtures/controls.ts'
import { site } from '../../fixtures/panel.tsx'
import { anOffer, settings } from '../../fixtures/sales.ts'
import { Providers } from '../../fixtures/screen.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
  confirmAction: vi.fn<() => Promise<boolean>>(),
}))
// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined
beforeEach(() => void vi.mocked(confirmAction).mockReset().mockResolvedValue(true))

const reload = async () => undefined
/** Whether the browser asks before it closes the page. */
const asksToClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** The draft of an offer, and an API whose check of a file is answered by `checked`. */
async function aBuilder() {
  const checked = Promise.withResolvers<Response>()
  const sent = anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === 'POST /api/attachments/f/complete') return checked.promise
    // It has arrived before: the files of jsdom cannot be read.
    if (name.includes('attachments')) return Response.json({ _id: 'f', missing: [] }, { status: 201 })
    return Response.json({}, { headers: { etag: '"2"' } })
  })
  const latest = { item: anOffer(), etag: '"1"' }
  const builder = <Builder latest={latest} settings={settings} onEdit={() => undefined} onReload={reload} />
  const router = createMemoryRouter([
    { path: '/', element: builder },
    { path: '/offers', element: <p>All of them</p> },
  ])
  const register = vi.spyOn(router, 'getBlocker')
  const isGuarded = () => register.mock.calls.length > 0
  const { find } = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  await expect.poll(isGuarded).toBe(true)
  register.mockClear()
  return {
    choose() {
      const input = find('input[type=file]')
      Object.defineProperty(input, 'files', {
        value: [new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' })],
      })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    arrive: () => checked.resolve(Response.json({ _id: 'f', name: 'plan.pdf', type: 'application/pdf', bytes: 8 })),
    fail: () => checked.resolve(aProblem(401, 'Your session has ended.')),
    refusal: () => find('form > [role=alert]').textContent,
    writes: () => sent.filter(({ name }) => /^(?:PUT|POST) \/api\/offers\/7(?:\/sending)?$/.test(name)),
    /** Leaves for the list once the router knows what has been chosen. */
    async leave() {
      await expect.poll(isGuarded).toBe(true)
      await router.navigate('/offers')
    },
    path: () => router.state.location.pathname,
  }
}

test('an offer is sent once its document has arrived, and with it', async () => {
  const { choose, arrive, refusal, writes } = await aBuilder()
  choose()
  pressButton('Send offer')
  await expect.poll(refusal).toBe('Wait until all files have arrived, then send it.')
  arrive()
  await expect.poll(refusal).toBe('')
  expect(writes()).toEqual([])
  pressButton('Send offer')
  await expect.poll(() => writes().length).toBe(2)
  expect(writes()).toMatchObject([
    { name: 'PUT /api/offers/7', body: { attachments: ['f'] } },
    { name: 'POST /api/offers/7/sending' },
  ])
})

test('an offer is not sent without a document that is chosen while the question is asked', async () => {
  const { choose, refusal, writes } = await aBuilder()
  vi.mocked(confirmAction).mockImplementation(async () => {
    choose()
    return true
  })
  pressButton('Send offer')
  await expect.poll(refusal).toBe('Wait until all files have arrived, then send it.')
  expect(writes()).toEqual([])
})

test('an offer is not sent while a document has failed', async () => {
  const { choose, fail, refusal, writes } = await aBuilder()
  choose()
  fail()
  await expect.poll(() => document.body.textContent).toContain('Your session has ended.')
  pressButton('Send offer')
  await expect.poll(refusal).toContain('Not all files have arrived.')
  expect(writes()).toEqual([])
})

test('the offer is left, and its page closed, after a question while a document is on its way', async () => {
  const { choose, leave, path } = await aBuilder()
  expect(asksToClose()).toBe(false)
  choose()
  expect(asksToClose()).toBe(true)
  vi.mocked(confirmAction).mockResolvedValueOnce(false)
  void leave()
  await expect.poll(() => vi.mocked(confirmAction).mock.calls.length).toBe(1)
  expect(vi.mocked(confirmAction).mock.calls[0]?.[0].text).toContain('A document is still on its way.')
  expect(path()).toBe('/')
  void leave()
  await expect.poll(path).toBe('/offers')
})
