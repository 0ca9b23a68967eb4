// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { createCall } from '../../src/call.ts'
import { createSession } from '../../src/session/session.ts'
import { CallProvider, useCall } from '../../src/use-call.ts'
import { SessionProvider, useSessionCheck, useSession, useSessionActions } from '../../src/session/use-session.ts'
import { aPerson, configFor, noCode } from '../fixtures/page.ts'
import { aProvider } from '../fixtures/provider.ts'
import { hookCaller, renderHook } from '../fixtures/render-hook.ts'

const provider = aProvider()
beforeEach(() => localStorage.clear())

test('useCall returns the call of the app, and throws without a provider', () => {
  const call = createCall('/api')
  expect(renderHook(useCall, (child) => createElement(CallProvider, { value: call }, child)).latest()).toBe(call)
  expect(() => renderToString(hookCaller(useCall))).toThrow('CallProvider')
})

test('useSession returns the state of the session at the first render and after every change', async () => {
  const session = createSession(configFor(provider), noCode)
  const wrap = (child: ReturnType<typeof hookCaller>) => createElement(SessionProvider, { value: session }, child)
  const { results, latest } = renderHook(useSession, (child) =>
    createElement(SessionProvider, { value: session }, child),
  )
  expect(latest()).toEqual({ status: 'signed-out' })
  await session.signUp(aPerson())
  await expect.poll(() => latest().status).toBe('signed-in')
  expect(results.map(({ status }) => status)).toContain('loading')
  expect(results.at(-1)).toBe(session.state())
  const before: string[] = []
  renderToString(wrap(hookCaller(() => before.push(useSession().status))))
  expect(before).toEqual(['loading'])
})

test('without a session the state is loading, and the actions throw', () => {
  expect(renderHook(useSession).latest()).toEqual({ status: 'loading' })
  expect(renderHook(useSessionActions).latest()).toThrow('no session')
})

test('useSessionActions returns the session, and stays the same function between renders', () => {
  let session = createSession(configFor(provider), noCode)
  const { results, render, latest } = renderHook(useSessionActions, (child) =>
    createElement(SessionProvider, { value: session }, child),
  )
  render()
  expect(results[0]).toBe(results[1])
  expect(latest()()).toBe(session)
  session = createSession(configFor(provider), noCode)
  render()
  expect(latest()()).toBe(session)
})

test('a check is busy until it succeeds or fails', async () => {
  const session = createSession(configFor(provider), noCode)
  const account = await session.provider()
  const { latest } = renderHook(useSessionCheck, (child) => createElement(SessionProvider, { value: session }, child))
  for (const succeeds of [false, true]) {
    const loading = Promise.withResolvers<typeof account>()
    vi.spyOn(session, 'provider').mockReturnValueOnce(loading.promise)
    latest().check()
    await expect.poll(() => latest().busy).toBe(true)
    if (succeeds) loading.resolve(account)
    else loading.reject(new Error('The code does not load'))
    await expect.poll(() => latest().busy).toBe(false)
  }
})
