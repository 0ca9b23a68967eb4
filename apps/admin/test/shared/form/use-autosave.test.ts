// @vitest-environment jsdom
import { CallError, unreachable } from '@energy/client/call-error'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutosave } from '../../../src/shared/form/use-autosave.ts'
import { renderHook } from '../../fixtures/render-hook.tsx'

const DELAY = 2_000
const RETRY = 5_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const failed = (status: number) => new CallError({ ...unreachable, status })

/** A form that is saved by itself. `server.save` stores what was typed last. */
function aForm() {
  const server = { has: '', save: vi.fn<() => Promise<void>>() }
  let typed = ''
  server.save.mockImplementation(async () => void (server.has = typed))
  const hook = renderHook(() => useAutosave({ isDirty: () => typed !== server.has, save: server.save }))
  const type = (text: string) => {
    typed = text
    hook.latest().changed()
  }
  /** The state after what has happened. It is not polled, as a poll moves the clock of the test on. */
  const state = () => {
    hook.render()
    return hook.latest().state
  }
  return { ...hook, server, type, state, status: () => state().status }
}

/** A form of which more is typed during its first save, which `first` ends. */
async function aRunningSave() {
  const form = aForm()
  const first = Promise.withResolvers<void>()
  form.server.save.mockImplementationOnce(() => first.promise)
  form.type('Ti')
  await pass(DELAY)
  expect(form.status()).toBe('saving')
  form.type('Tidal')
  return { ...form, first }
}

test('a form is saved two seconds after its last change, once', async () => {
  const { server, type, status } = aForm()
  expect(status()).toBe('saved')
  type('Ti')
  await pass(DELAY - 1)
  type('Tidal')
  expect(status()).toBe('waiting')
  await pass(DELAY - 1)
  expect(server.save).not.toHaveBeenCalled()
  await pass(1)
  expect(server.has).toBe('Tidal')
  expect(status()).toBe('saved')
  await pass(10 * DELAY)
  expect(server.save).toHaveBeenCalledOnce()
})

test('what is typed during a save is stored by the next one, not beside it', async () => {
  const { server, status, first } = await aRunningSave()
  await pass(DELAY)
  expect(server.save).toHaveBeenCalledOnce()
  server.has = 'Ti'
  first.resolve()
  await pass(0)
  expect(server.has).toBe('Tidal')
  expect(server.save).toHaveBeenCalledTimes(2)
  expect(status()).toBe('saved')
})

test('what is typed while a save is being answered still waits', async () => {
  const { status, first } = await aRunningSave()
  first.resolve()
  await pass(0)
  expect(status()).toBe('waiting')
})

test.each([
  ['without a status', new Error('The answer cannot be read.')],
  ['because no server is reached', new CallError(unreachable)],
  ['with 429', failed(429)],
  ['with 500', failed(500)],
])('a save that fails %s is tried again after five seconds', async (_, cause) => {
  const { server, type, state, status } = aForm()
  server.save.mockRejectedValueOnce(cause)
  type('Tidal')
  await pass(DELAY)
  expect(state()).toEqual({ status: 'failed', cause })
  await pass(RETRY - 1)
  expect(status()).toBe('failed')
  await pass(1)
  expect(server.has).toBe('Tidal')
  expect(status()).toBe('saved')
})

test('a save that the server has refused is not tried again until the form changes', async () => {
  const { server, type, status } = aForm()
  server.save.mockRejectedValueOnce(failed(400))
  type('x'.repeat(400))
  await pass(DELAY + 10 * RETRY)
  expect(server.save).toHaveBeenCalledOnce()
  expect(status()).toBe('failed')
  type('Tidal')
  await pass(DELAY)
  expect(server.has).toBe('Tidal')
})

test('a save that is refused because of the role lets the role be read again', async () => {
  const { client, server, type } = aForm()
  client.setQueryData(['users', 'own'], 'record')
  server.save.mockRejectedValueOnce(failed(403))
  type('Tidal')
  await pass(DELAY)
  expect(client.getQueryState(['users', 'own'])?.isInvalidated).toBe(true)
})

test.each(['hidden', 'visible'] as const)(
  'when the tab turns %s the form is saved at once if it is left',
  async (to) => {
    const { server, type } = aForm()
    type('Tidal')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(to)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(server.save).toHaveBeenCalledTimes(to === 'hidden' ? 1 : 0)
    await pass(DELAY)
    expect(server.save).toHaveBeenCalledOnce()
  },
)

test('a form is saved at once when the connection is back', async () => {
  const { server, type } = aForm()
  type('Tidal')
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(server.has).toBe('Tidal')
})

test('a form without changes is not saved', async () => {
  const { latest, server, status } = aForm()
  await latest().flush()
  dispatchEvent(new Event('online'))
  await pass(DELAY)
  expect(server.save).not.toHaveBeenCalled()
  expect(status()).toBe('saved')
})

test('somebody who saves a form by hand reads that it failed', async () => {
  const { latest, server, type } = aForm()
  const cause = failed(400)
  server.save.mockRejectedValueOnce(cause)
  type('Tidal')
  await expect(latest().flush()).rejects.toBe(cause)
})

test('a save by hand takes the place of the one that waits', async () => {
  const { latest, server, type } = aForm()
  type('Tidal')
  await latest().flush()
  await pass(10 * DELAY)
  expect(server.save).toHaveBeenCalledOnce()
})

test('a form that has what the server has waits for nothing', async () => {
  const { latest, server, type, status } = aForm()
  type('Tidal')
  latest().reset()
  expect(status()).toBe('saved')
  await pass(DELAY)
  expect(server.save).not.toHaveBeenCalled()
})

test('a form that is closed is not saved any more, nor when the tab is hidden later', async () => {
  const { close, server, type } = aForm()
  type('Tidal')
  close()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('online'))
  await pass(DELAY)
  expect(server.save).not.toHaveBeenCalled()
})
