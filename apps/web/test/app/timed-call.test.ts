import { menu } from '@energy/contracts/site'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timedCall } from '../../src/app/timed-call.ts'
import { aContentApi } from '../fixtures/content-api.ts'
import { aHeldApi } from '../fixtures/held-api.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a call that begins once the time of its answer is over fails, and is not made', async () => {
  const { url, asked } = await aContentApi({ '/menu': {} })
  const { call } = timedCall({ apiUrl: url, apiTimeout: 5_000 })
  vi.advanceTimersByTime(5_000)
  await expect(call(menu)).rejects.toThrow('The API did not answer within 5000 ms')
  expect(asked).toEqual([])
})

test('a call can be given up before the time is over, and the others go on', async () => {
  const { url, asked, release } = await aHeldApi('/menu', { '/menu': { services: [], products: [] } })
  const { call } = timedCall({ apiUrl: url, apiTimeout: 5_000 })
  const own = new AbortController()
  const [givenUp, other] = [call.send(menu, {}, own.signal), call(menu)]
  await asked
  own.abort()
  await expect(givenUp).rejects.toThrow('aborted')
  release()
  expect(await other).toEqual({ services: [], products: [] })
})
