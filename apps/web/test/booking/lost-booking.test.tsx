// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { render } from '@energy/ui/test/render'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { App } from '../../src/app/app.tsx'
import { Book } from '../../src/features/booking/book.tsx'
import { daysQuery } from '../../src/features/booking/read.ts'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { config } from '../fixtures/config.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { listening } from '../fixtures/listening.ts'

const TEN = '2099-12-01T10:00:00.000Z'
const ELEVEN = '2099-12-01T11:00:00.000Z'
const daysWith = (isFree: boolean) => ({
  days: [
    { day: '2099-12-01', slots: [TEN, ELEVEN].map((startsAt) => ({ startsAt, isFree })) },
    { day: '2099-12-02', slots: [{ startsAt: '2099-12-02T10:00:00.000Z', isFree: true }] },
  ],
})
// jsdom does not scroll.
Object.assign(Element.prototype, { scrollIntoView: () => undefined })

test('a call whose answer was lost is booked once: its hour can still be sent, though it is taken now', async () => {
  const keys: unknown[] = []
  const url = await listening((request, response) => {
    if (request.method === 'GET') return response.end(JSON.stringify(daysWith(false)))
    keys.push(request.headers['idempotency-key'])
    if (keys.length === 1) return response.destroy()
    return response.writeHead(201).end(JSON.stringify({ acknowledged: true, insertedId: '7', token: 'abc' }))
  })
  const call = createCall(url)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(daysQuery(call, '').queryKey, daysWith(true))
  const { find, press } = render(
    <App posted={undefined} config={config} client={client} call={call} session={undefined}>
      <SiteProvider value={firstSite('book')}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Book /> }])} />
      </SiteProvider>
    </App>,
  )
  const typed = { username: 'Tom Okafor', phone: '00447700900142', email: 'tom@example.com' }
  for (const [field, value] of Object.entries(typed)) Object.assign(find(`[name=${field}]`), { value })
  press('[name=agreed]')
  press(`[value="${TEN}"]`)
  press('[type=submit]')
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toMatch(/could not be reached/)
  await expect.poll(() => document.querySelector(`[value="${ELEVEN}"]`)?.matches(':disabled')).toBe(true)
  press('[type=submit]')
  await expect.poll(() => find('h1').textContent).toBe('We call you')
  expect(keys).toEqual([keys[0], keys[0]])
})
