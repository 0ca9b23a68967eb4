import { createCall } from '@energy/client/call'
import { CallError, unreachable } from '@energy/client/call-error'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { readLinked } from '../../src/shared/linked-read.ts'
import { CLIENT } from '../../src/shared/loaders.ts'

const fromSite = new Request('http://site/requests/abc', { headers: { [CLIENT]: '203.0.113.9' } })
const ofAnother = new Request('http://site/requests/%61bc')
const found = () => vi.fn<() => Promise<{ number: string }>>().mockResolvedValue({ number: 'O-7' })
const answered = (status: number) => new CallError({ ...unreachable, status })
const failing = (cause: Error) => vi.fn<() => Promise<never>>().mockRejectedValue(cause)

interface Link {
  request?: Request | undefined
  name?: string
  numberOf?: (found: { number: string }) => string
}
/** What the page of a link starts with. */
function headOf(
  queryFn: () => Promise<{ number: string }>,
  { request, name = 'Request', numberOf }: Link = { request: fromSite },
) {
  const context = { call: createCall(''), client: new QueryClient() }
  return readLinked(context, { params: {}, request }, name, { queryKey: ['linked'], queryFn }, numberOf)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the page of a link is titled with what it shows, and no search engine lists it', async () => {
  expect(await headOf(found())).toEqual({ title: 'Request', noindex: true })
  const offer = headOf(found(), { request: fromSite, name: 'Offer', numberOf: ({ number }) => number })
  expect(await offer).toEqual({ title: 'Offer O-7', noindex: true })
})

test('a link that opens nothing any more says so with 404', async () => {
  expect(await headOf(failing(answered(404)))).toMatchObject({
    data: { title: 'This link has expired', noindex: true },
    init: { status: 404 },
  })
})

test('while the API is unavailable the page names what it lacks with 503, and asks once', async () => {
  const read = failing(answered(503))
  expect(await headOf(read)).toMatchObject({ data: { title: 'Your request', noindex: true }, init: { status: 503 } })
  expect(read).toHaveBeenCalledOnce()
  expect(await headOf(failing(new Error('broken')))).toMatchObject({ init: { status: 503 } })
})

test('the server reads nothing for another spelling of the address, which the page cache would keep', async () => {
  for (const request of [ofAnother, undefined]) {
    const read = found()
    await expect(headOf(read, { request })).rejects.toMatchObject({ init: { status: 404 } })
    expect(read).not.toHaveBeenCalled()
  }
})

test('a browser, which has no page cache, reads what the link opens', async () => {
  vi.stubGlobal('document', {})
  expect(await headOf(found(), { request: ofAnother })).toEqual({ title: 'Request', noindex: true })
})
