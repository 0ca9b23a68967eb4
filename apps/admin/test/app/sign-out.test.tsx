// @vitest-environment jsdom
import { clearPersonalStorage, personalKey } from '@energy/client/session/personal-storage'
import type { Session } from '@energy/client/session/session'
import type { SessionState } from '@energy/client/session/session-state'
import { ConfigProvider } from '@energy/client/use-config'
import { notice } from '@energy/ui/notice'
import { render } from '@energy/ui/test/render'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useIdleLimit } from '../../src/app/use-idle-limit.ts'
import { useLogout } from '../../src/app/use-logout.ts'
import { useSignOutEverywhere } from '../../src/app/use-sign-out-everywhere.ts'
import { hold } from '../../src/shared/actions/held-calls.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { renderHook } from '../fixtures/render-hook.tsx'
import { aSession, config, Screen } from '../fixtures/screen.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
  confirmAction: vi.fn<() => Promise<boolean>>().mockResolvedValue(true),
}))

/** A reply that is held, and a session that ends. @returns what happens, in its order */
function aHeldReply() {
  const happened: string[] = []
  const answered = Promise.withResolvers<void>()
  hold('7', () => answered.promise.then(() => happened.push('reply')))
  anApi((name) => {
    happened.push(name)
    return Response.json({})
  })
  // What follows, another page, is not part of the test.
  const signOut = () => {
    happened.push('sign-out')
    return Promise.withResolvers<void>().promise
  }
  return { happened, session: { ...aSession(), signOut }, answer: answered.resolve }
}

test('a reply that is held is sent before the session ends', async () => {
  const { happened, session, answer } = aHeldReply()
  void renderHook(useLogout, { session }).latest()()
  answer()
  await expect.poll(() => happened).toEqual(['reply', 'sign-out'])
})

test('a reply that is held is sent before all sessions end', async () => {
  const { happened, session, answer } = aHeldReply()
  void renderHook(() => useSignOutEverywhere('ada@example.com'), { session }).latest()()
  answer()
  await expect.poll(() => happened).toEqual(['reply', 'POST /api/users/ada%40example.com/sign-out', 'sign-out'])
})

test.each([
  ['that ended the sessions', () => aProblem(401, 'Your session has ended. Sign in again.'), 1],
  ['that came nowhere', () => Response.json({ acknowledged: true }), 1],
  ['and is refused', () => aProblem(403, 'You may not do this.'), 0],
])('a call %s, but got no answer, is made again to sign out everywhere', async (_, answer, times) => {
  const signOut = vi.fn<() => Promise<void>>(() => Promise.withResolvers<void>().promise)
  const sent = anApi(() => {
    if (sent.length === 1) throw new TypeError('The connection is lost')
    return answer()
  })
  const session = { ...aSession(), signOut }
  void renderHook(() => useSignOutEverywhere('ada@example.com'), { session }).latest()()
  await expect.poll(() => sent.length).toBe(2)
  await expect.poll(() => [vi.mocked(notice).mock.calls.length, signOut.mock.calls.length]).toEqual([1 - times, times])
})

const MINUTE = 60_000
const LAST_ACTIVITY = personalKey('last-activity')
const beginTenMinutesAgo = () => localStorage.setItem(LAST_ACTIVITY, String(Date.now() - 10 * MINUTE))

const pressKey = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))

const Idle = () => {
  useIdleLimit()
  return null
}
const openDashboard = (session: Session) =>
  render(
    <Screen session={session}>
      <ConfigProvider value={{ ...config, idleMinutes: 5 }}>
        <Idle />
      </ConfigProvider>
    </Screen>,
  )

test('a reply that is held is sent before who does nothing is signed out', async () => {
  beginTenMinutesAgo()
  const { happened, session, answer } = aHeldReply()
  openDashboard(session)
  answer()
  await expect.poll(() => happened).toEqual(['reply', 'sign-out'])
})

test('who comes back too late is signed out, also by a key that is pressed while the session is loading', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  beginTenMinutesAgo()
  const signOut = vi.fn<() => Promise<void>>().mockResolvedValue()
  const signedIn = aSession()
  const loaded = new EventTarget()
  let state: SessionState = { status: 'loading' }
  const subscribe = (listener: () => void) => {
    loaded.addEventListener('load', listener)
    return () => loaded.removeEventListener('load', listener)
  }
  openDashboard({ ...signedIn, state: () => state, subscribe, signOut })
  pressKey()
  state = signedIn.state()
  loaded.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(signOut).toHaveBeenCalledOnce()
})

test('who signs in again on the site is not signed out for the time before', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const signOut = vi.fn<() => Promise<void>>().mockResolvedValue()
  const { show } = openDashboard({ ...aSession(), signOut })
  pressKey()
  show(null)
  // A sign-out on the site does this.
  clearPersonalStorage()
  vi.advanceTimersByTime(10 * MINUTE)
  openDashboard({ ...aSession(), signOut })
  await vi.advanceTimersByTimeAsync(4 * MINUTE)
  expect(signOut).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(signOut).toHaveBeenCalledOnce()
})
