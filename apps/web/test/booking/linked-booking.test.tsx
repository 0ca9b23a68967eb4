// @vitest-environment jsdom
import { createCall, type Call } from '@energy/client/call'
import { query } from '@energy/client/query'
import { CallProvider } from '@energy/client/use-call'
import { booking } from '@energy/contracts/bookings/bookings'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hydrateQueries } from '../../src/app/hydrated-queries.ts'
import { LinkedBooking } from '../../src/features/booking/linked-booking.tsx'
import { daysQuery } from '../../src/features/booking/read.ts'
import { PostedProvider, type Posted } from '../../src/shared/form/posted.ts'
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

const readOf = (call: Call) => query(call, booking.readLinked, { params: { token: 'abc' } }).queryKey

/** The page of the link to a call. @param posted the answer to a form of it */
function drawn(client: QueryClient, call: Call, posted?: Posted) {
  const router = createMemoryRouter([{ path: '/:token', element: <LinkedBooking /> }], { initialEntries: ['/abc'] })
  return render(
    <QueryClientProvider client={client}>
      <CallProvider value={call}>
        <SiteProvider value={firstSite('other')}>
          <PostedProvider value={{ current: posted }}>
            <RouterProvider router={router} />
          </PostedProvider>
        </SiteProvider>
      </CallProvider>
    </QueryClientProvider>,
  )
}

/** The page of a call that was booked when the page was read. @param answer the API's to any other call than the days */
async function aPageOfACall(answer: (method: string | undefined) => readonly [status: number, body: object]) {
  const url = await listening((request, response) => {
    const [status, body] = request.url?.startsWith('/bookings/days') ? [200, days] : answer(request.method)
    response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body))
  })
  const call = createCall(url)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(readOf(call), { startsAt, phoneEnd: '142', state: 'booked' })
  client.setQueryData(daysQuery(call, '2099-12-01').queryKey, days)
  const { find, press } = drawn(client, call)
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

test('a call whose move got no answer is moved where it has the new hour', async () => {
  const { find, press } = await aPageOfACall((method) =>
    method === 'GET'
      ? [200, { startsAt: free.startsAt, phoneEnd: '142', state: 'booked' }]
      : [503, { ...over, status: 503 }],
  )
  press(`${MOVE} [value="${free.startsAt}"]`)
  press(`${MOVE} [type=submit]`)
  await expect.poll(() => find('h1').textContent).toBe('Tue 1 Dec, 10:00 to 11:00')
  await expect.poll(() => find(`${MOVE} output`).textContent).toBe('Your call is moved.')
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('a call that is moved and cannot be moved again does not say that it is moved', async () => {
  let moves = 0
  const { find, press } = await aPageOfACall((method) => {
    if (method === 'GET') return [503, { ...over, status: 503 }]
    moves += 1
    return moves === 1 ? [200, { acknowledged: true }] : [409, over]
  })
  const move = () => {
    press(`${MOVE} [value="${free.startsAt}"]`)
    press(`${MOVE} [type=submit]`)
  }
  move()
  await expect.poll(() => find(`${MOVE} output`).textContent).toBe('Your call is moved.')
  expect(find(`${MOVE} [type=submit]`).textContent).toBe('Move the call')
  move()
  await expect.poll(() => find(`${MOVE} [role=alert]`).textContent).toContain(over.detail)
  expect(find(MOVE).textContent).not.toContain('Your call is moved.')
})

test('a call that was cancelled says so also where it cannot be read again', async () => {
  const { find, press } = await aPageOfACall((method) =>
    method === 'GET' ? [503, { ...over, status: 503 }] : [200, { acknowledged: true }],
  )
  press(CANCEL)
  await expect.poll(() => find('[aria-label="You need no call"] output').textContent).toBe('Your call is cancelled.')
})

const MINUTE = 60_000

test.each([
  ['within the hour of a call it says that we ring', 1, 'We call you'],
  ['within the hour of a call it says that we ring', 59, 'We call you'],
  ['after the hour of a call it says that it is over', 60, 'This call is over'],
])('%s: %i minutes after its begin', (_, minutes, title) => {
  vi.useFakeTimers({ now: Date.parse(startsAt) + minutes * MINUTE, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const call = createCall('http://127.0.0.1:1')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(readOf(call), { startsAt, phoneEnd: '142', state: 'past' })
  const { find } = drawn(client, call)
  expect(find('h1').textContent).toBe(title)
  expect(find('.lead').textContent.endsWith('We ring the number that ends in 142.')).toBe(minutes < 60)
  expect(document.querySelector('a[href="/book"]') === null).toBe(minutes < 60)
})

test('what was not sent stays when somebody comes back to the page of a link that has expired', async () => {
  const none = { ...over, status: 404 }
  const url = await listening((_, response) =>
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(none)),
  )
  const call = createCall(url)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  hydrateQueries(client, [{ key: readOf(call), failed: none }])
  const { find } = drawn(client, call, { form: 'cancel', values: {}, formError: 'We could not be reached.' })
  // Another read shows that the pages of the client are read again.
  const others = vi.fn<() => Promise<number>>().mockResolvedValue(0)
  onTestFinished(new QueryObserver(client, { queryKey: ['other'], queryFn: others }).subscribe(() => undefined))
  await expect.poll(() => others.mock.calls.length).toBe(1)
  dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => others.mock.calls.length).toBe(2)
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(find('h2').textContent).toBe('This was not sent')
})
