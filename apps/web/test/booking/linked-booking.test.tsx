// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { query } from '@energy/client/query'
import { CallProvider } from '@energy/client/use-call'
import { booking } from '@energy/contracts/bookings/bookings'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LinkedBooking } from '../../src/features/booking/linked-booking.tsx'
import { daysQuery } from '../../src/features/booking/read.ts'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { listening } from '../fixtures/listening.ts'

const startsAt = '2099-12-01T09:00:00.000Z'
const over = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: 'This call has begun or is cancelled, so it cannot be changed any more.',
}
// jsdom does not scroll.
Object.assign(Element.prototype, { scrollIntoView: () => undefined })

const free = { startsAt: '2099-12-01T10:00:00.000Z', isFree: true }
const days = { days: [{ day: '2099-12-01', slots: [free] }] }

/** The page of a call that was booked when the page was read. @param answer the API's to any other call than the days */
async function aPageOfACall(answer: (method: string | undefined) => readonly [status: number, body: object]) {
  const url = await listening((request, response) => {
    const [status, body] = request.url?.startsWith('/bookings/days') ? [200, days] : answer(request.method)
    response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body))
  })
  const call = createCall(url)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const { queryKey } = query(call, booking.readLinked, { params: { token: 'abc' } })
  client.setQueryData(queryKey, { startsAt, phoneEnd: '142', state: 'booked' })
  client.setQueryData(daysQuery(call, '2099-12-01').queryKey, days)
  const router = createMemoryRouter([{ path: '/:token', element: <LinkedBooking /> }], { initialEntries: ['/abc'] })
  const { find, press } = render(
    <QueryClientProvider client={client}>
      <CallProvider value={call}>
        <SiteProvider value={firstSite('other')}>
          <RouterProvider router={router} />
        </SiteProvider>
      </CallProvider>
    </QueryClientProvider>,
  )
  expect(find('h1').textContent).toBe('Tue 1 Dec, 09:00 to 10:00')
  return { find, press }
}

const MOVE = '[aria-label="Another hour suits better"]'
const CANCEL = '[aria-label="You need no call"] [type=submit]'

test.each([
  ['cancelled again, as where the answer was lost', [CANCEL]],
  ['moved, as from another tab', [`${MOVE} [value="${free.startsAt}"]`, `${MOVE} [type=submit]`]],
])('a call that was cancelled already is shown so once it is %s', async (_, pressed) => {
  const { find, press } = await aPageOfACall((method) =>
    method === 'GET' ? [200, { startsAt, phoneEnd: '142', state: 'cancelled' }] : [409, over],
  )
  for (const each of pressed) press(each)
  await expect.poll(() => find('h1').textContent).toBe('This call is cancelled')
  await expect.poll(() => document.activeElement).toBe(find('h1'))
})

test('a call that was cancelled says so also where it cannot be read again', async () => {
  const { find, press } = await aPageOfACall((method) =>
    method === 'GET' ? [503, { ...over, status: 503 }] : [200, { acknowledged: true }],
  )
  press(CANCEL)
  await expect.poll(() => find('[aria-label="You need no call"] output').textContent).toBe('Your call is cancelled.')
})
