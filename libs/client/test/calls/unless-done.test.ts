import { expect, test, vi } from 'vitest'
import { CallError, unlessDone, unreachable } from '../../src/call-error.ts'

const lost = new CallError(unreachable)
const refused = new CallError({ ...unreachable, status: 409 })
const asked = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)

test.each([0, 500, 503])('a write that fails with %i resolves to what is found in its place', async (status) => {
  const failed = Promise.reject(new CallError({ ...unreachable, status }))
  await expect(failed.catch(unlessDone(async () => ({ image: '/me.webp' })))).resolves.toEqual({ image: '/me.webp' })
})

test.each([
  ['is not done', async () => false],
  ['may be done, which cannot be found out', () => Promise.reject(refused)],
])('a write whose answer was lost fails with the reason of its own where it %s', async (_, isDone) => {
  await expect(Promise.reject(lost).catch(unlessDone(isDone))).rejects.toBe(lost)
})

test('a write that is refused fails, and nobody asks whether it is done', async () => {
  await expect(Promise.reject(refused).catch(unlessDone(asked))).rejects.toBe(refused)
  expect(asked).not.toHaveBeenCalled()
})
