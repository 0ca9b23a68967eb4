// @vitest-environment jsdom
import type { Order } from '@energy/contracts/sales/orders'
import { confirmAction } from '@energy/ui/notice'
import { render } from '@energy/ui/test/render'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { OrderScreen } from '../../src/features/sales/order/order-screen.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { isBusy, pressButton, runEffects, textOf, typeInto } from '../fixtures/controls.ts'
import { site } from '../fixtures/panel.tsx'
import { anOrder } from '../fixtures/sales.ts'
import { aClient, Providers } from '../fixtures/screen.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
  confirmAction: vi.fn<() => Promise<boolean>>(),
}))
beforeEach(() => void vi.mocked(confirmAction).mockReset())

/** The screen of an order, and an API on which each change makes a new version. */
async function anOrderScreen(given: Partial<Order> = {}) {
  let item = anOrder(given)
  let version = 1
  let answering = Promise.resolve()
  const change = (changed: object) => {
    item = { ...item, ...changed }
    version += 1
  }
  const sent = anApi(async (name) => {
    const { body, headers } = sent.at(-1) ?? {}
    if (name.startsWith('PUT')) await answering
    const expected = headers?.get('if-match') ?? `"${version}"`
    if (expected !== `"${version}"`) return aProblem(412, 'Somebody else saved this.')
    if (name.startsWith('PUT') && typeof body === 'object' && body) change(body)
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    return Response.json(name === 'GET /api/orders/7' ? item : {}, { headers: { etag: `"${version}"` } })
  })
  const saves = () => sent.filter(({ name }) => name === 'PUT /api/orders/7')
  const client = aClient()
  const router = createMemoryRouter(
    [
      { path: '/orders/:id', element: <OrderScreen /> },
      { path: '/offers', element: <p>All of them</p> },
    ],
    { initialEntries: ['/orders/7'] },
  )
  const { find } = render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const field = (name: string) => find(`#control-${name}`)
  await expect.poll(() => document.querySelector('form')).not.toBeNull()
  return {
    type: (name: string, text: string) => typeInto(field(name), text),
    values: () => ['scheduledFor', 'note'].map((name) => textOf(field(name))),
    leave: () => void router.navigate('/offers'),
    path: () => router.state.location.pathname,
    state: () => find('[aria-current=step]').textContent,
    change,
    version: () => version,
    issued: () => sent.filter(({ name }) => name === 'POST /api/orders/7/invoices').length,
    /** Somebody else changes the order, and this screen reads it again. */
    async changeElsewhere(changed: Partial<Order>) {
      change(changed)
      await client.invalidateQueries()
    },
    /** Saves the form. @returns the call */
    async save() {
      const answer = Promise.withResolvers<void>()
      answering = answer.promise
      pressButton('Save')
      await expect.poll(isBusy).toBe(true)
      answer.resolve()
      await expect.poll(isBusy).toBe(false)
      runEffects()
      expect(saves()).toHaveLength(1)
      return saves()[0]
    },
  }
}

test('what is typed into an order stays when its state is set or somebody else changes it, and is saved', async () => {
  const { type, values, state, changeElsewhere, save } = await anOrderScreen()
  type('note', 'We come at nine.')
  pressButton('Mark as installed')
  await expect.poll(state).toContain('Installed')
  expect(values()).toEqual(['2026-12-01', 'We come at nine.'])
  await changeElsewhere({ scheduledFor: '2026-12-02' })
  await expect.poll(values).toEqual(['2026-12-02', 'We come at nine.'])
  const sent = await save()
  expect(sent?.headers.get('if-match')).toBe('"3"')
  expect(sent?.body).toMatchObject({ scheduledFor: '2026-12-02', note: 'We come at nine.' })
})

test('a step that is refused, as the order has changed, is not done, and shows how it stands', async () => {
  const { change, state, version } = await anOrderScreen()
  change({ state: 'scheduled' })
  pressButton('Mark as installed')
  await expect.poll(state).toContain('Scheduled')
  expect(version()).toBe(2)
})

const disabled = () => [...document.querySelectorAll('button:disabled')].map(({ textContent }) => textContent)

test('an order is scheduled once the day of its work is saved', async () => {
  const { changeElsewhere } = await anOrderScreen({ scheduledFor: '' })
  expect(disabled()).toEqual(['Mark as scheduled'])
  await changeElsewhere({ scheduledFor: '2026-12-02' })
  await expect.poll(disabled).toEqual([])
})

test('an order that was saved shows again what somebody else writes', async () => {
  const { type, values, changeElsewhere, save } = await anOrderScreen()
  type('note', 'We come at nine.')
  await save()
  await changeElsewhere({ note: 'We come at ten.' })
  await expect.poll(values).toEqual(['2026-12-01', 'We come at ten.'])
})

const warning = () => document.querySelector('form output')?.textContent

test('what somebody else saves in the field in which one types is shown, until it is replaced', async () => {
  const { type, values, changeElsewhere, save } = await anOrderScreen({ note: 'We come at eight.' })
  type('note', 'We come at nine.')
  await changeElsewhere({ scheduledFor: '2026-12-02' })
  await expect.poll(values).toEqual(['2026-12-02', 'We come at nine.'])
  expect(warning()).toBe('')
  await changeElsewhere({ note: 'We come at ten.' })
  await expect
    .poll(warning)
    .toBe('“Note for the customer” was saved meanwhile: “We come at ten.” Save replaces it by yours.')
  await changeElsewhere({ note: 'Ring twice' })
  await expect.poll(warning).toContain('“Ring twice”. Save replaces it by yours.')
  await save()
  await expect.poll(warning).toBe('')
})

test('days and note that are refused, as the order has changed, are saved at the next press of Save', async () => {
  const { type, change, state, version } = await anOrderScreen()
  type('note', 'We come at nine.')
  change({ state: 'scheduled' })
  pressButton('Save')
  await expect.poll(() => document.querySelector('form')?.textContent).toContain('Somebody else saved this.')
  await expect.poll(state).toContain('Scheduled')
  pressButton('Save')
  await expect.poll(version).toBe(3)
})

test('an order is left after a question while what was typed is not saved, and without one once it is', async () => {
  const { type, save, leave, path, values } = await anOrderScreen()
  type('note', 'We come at nine.')
  vi.mocked(confirmAction).mockResolvedValueOnce(false)
  leave()
  await expect.poll(() => vi.mocked(confirmAction).mock.calls.length).toBe(1)
  expect([path(), values()]).toEqual(['/orders/7', ['2026-12-01', 'We come at nine.']])
  await save()
  leave()
  await expect.poll(path).toBe('/offers')
  expect(confirmAction).toHaveBeenCalledTimes(1)
})

const left = (total: number) => ({ left: { ...anOrder().left, net: total, total } })

test('an invoice of an order that somebody else has changed is refused, and then shows what is left by now', async () => {
  const { change, issued, path } = await anOrderScreen(left(12_000))
  pressButton('Issue invoice')
  change(left(4_000))
  pressButton('Issue £120.00')
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('Somebody else saved this.')
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('Issue £40.00')
  expect([issued(), path()]).toEqual([1, '/orders/7'])
})

test('of an order whose person was deleted since the day of its acceptance is said alone', async () => {
  await anOrderScreen({ acceptedBy: '' })
  expect(document.body.textContent).toContain('Accepted by12 November 2026')
})

/** What a screen reader gets of the page. */
function heard() {
  const body = document.createElement('div')
  body.innerHTML = document.body.innerHTML
  for (const hidden of body.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return body.textContent
}

test('screen readers say how much of an order is invoiced, and how much is left', async () => {
  await anOrderScreen({ ...left(4_000), total: 12_000, invoiced: 8_000 })
  expect(heard()).toContain('Invoiced £80.00Left £40.00')
})

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

test.each([
  ['was deleted', { email: '' }],
  ['is there, but that is cancelled,', { state: 'cancelled' }],
] as const)('of an order whose person %s no invoice can be issued, and none is promised', async (_, given) => {
  await anOrderScreen({ ...left(12_000), ...given })
  expect(buttons()).not.toContain('Issue invoice')
  expect(document.body.textContent).toContain('InvoicesNone.')
})

test('an order was accepted on the day of the company, wherever its staff are', async () => {
  await anOrderScreen({ acceptedAt: '2026-07-12T23:30:00.000Z' })
  await expect.poll(() => document.body.textContent).toContain('Accepted byGrace Obi, 13 July 2026')
})

/** Somebody types a part of a day, which a browser takes for none. */
function typeInPart(name: string) {
  const field = document.getElementById(`control-${name}`)
  Object.defineProperty(field, 'validity', { value: { badInput: true } })
  if (field) typeInto(field, '')
}

test('an invoice with a part of a due date is not issued as if it had none', async () => {
  const { issued } = await anOrderScreen(left(12_000))
  pressButton('Issue invoice')
  typeInPart('dueOn')
  pressButton('Issue £120.00')
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('Type the whole day, or none.')
  expect(issued()).toBe(0)
})

test('a part of a day does not take away the day for which an order is planned', async () => {
  const { version } = await anOrderScreen()
  typeInPart('scheduledFor')
  pressButton('Save')
  await expect.poll(() => document.querySelector('form')?.textContent).toContain('Type the whole day, or none.')
  expect(version()).toBe(1)
})
