// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { createCall } from '../src/call.ts'
import { createSession } from '../src/session.ts'
import { useAttempt } from '../src/use-attempt.ts'
import { CallProvider, useCall } from '../src/use-call.ts'
import { SessionProvider, useCheck, useSession, useSessionActions } from '../src/use-session.ts'
import { aPerson, configFor } from './fixtures/page.ts'
import { aProvider } from './fixtures/provider.ts'
import { calling, rendering } from './fixtures/rendering.ts'

const provider = aProvider()
beforeEach(() => localStorage.clear())

test('a screen calls what its app calls, and a screen without an app is a mistake', () => {
  const call = createCall('/api')
  expect(rendering(useCall, (child) => createElement(CallProvider, { value: call }, child)).latest()).toBe(call)
  expect(() => renderToString(calling(useCall))).toThrow('CallProvider')
})

test('a screen knows who is signed in, from the first render on and at every change', async () => {
  const session = createSession(configFor(provider))
  const within = (child: ReturnType<typeof calling>) => createElement(SessionProvider, { value: session }, child)
  const { given, latest } = rendering(useSession, (child) => createElement(SessionProvider, { value: session }, child))
  expect(latest()).toEqual({ status: 'signed-out' })
  await session.signUp(aPerson())
  await expect.poll(() => latest().status).toBe('signed-in')
  expect(given.map(({ status }) => status)).toContain('loading')
  expect(given.at(-1)).toBe(session.state())
  const before: string[] = []
  renderToString(within(calling(() => before.push(useSession().status))))
  expect(before).toEqual(['loading'])
})

test('without a session nobody is known yet, and there is nothing to act with', () => {
  expect(rendering(useSession).latest()).toEqual({ status: 'loading' })
  expect(rendering(useSessionActions).latest()).toThrow('no session')
})

test('the actions are those of the session, and stay the same from render to render', () => {
  let session = createSession(configFor(provider))
  const { given, render, latest } = rendering(useSessionActions, (child) =>
    createElement(SessionProvider, { value: session }, child),
  )
  render()
  expect(given[0]).toBe(given[1])
  expect(latest()()).toBe(session)
  session = createSession(configFor(provider))
  render()
  expect(latest()()).toBe(session)
})

test('a check is busy until it is over, however it ends', async () => {
  const session = createSession(configFor(provider))
  const account = await session.provider()
  const { latest } = rendering(useCheck, (child) => createElement(SessionProvider, { value: session }, child))
  for (const comes of [false, true]) {
    const code = Promise.withResolvers<typeof account>()
    vi.spyOn(session, 'provider').mockReturnValueOnce(code.promise)
    latest().check()
    await expect.poll(() => latest().busy).toBe(true)
    if (comes) code.resolve(account)
    else code.reject(new Error('It does not come'))
    await expect.poll(() => latest().busy).toBe(false)
  }
})

test('what is sent again has the key it had, until it was taken or is something else', () => {
  const { latest, render } = rendering(useAttempt)
  const key = latest().keyOf({ email: 'ada@example.com' })
  render()
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(latest().keyOf({ email: 'ada@example.com' })).toBe(key)
  const other = latest().keyOf({ email: 'grace@example.com' })
  expect(other).not.toBe(key)
  latest().taken()
  expect(latest().keyOf({ email: 'grace@example.com' })).toMatch(/^[0-9a-f-]{36}$/)
  expect(latest().keyOf({ email: 'grace@example.com' })).not.toBe(other)
})
