// @vitest-environment jsdom
import { ConfigProvider } from '@energy/client/use-config'
import { render } from '@energy/ui/test/render'
import { expect, test, vi } from 'vitest'
import { useIdleLimit } from '../src/app/use-idle-limit.ts'
import { useLogout } from '../src/app/use-logout.ts'
import { useSignOutEverywhere } from '../src/app/use-sign-out-everywhere.ts'
import { hold } from '../src/shared/held-calls.ts'
import { anApi } from './fixtures/api.ts'
import { renderHook } from './fixtures/render-hook.tsx'
import { aSession, config, Screen } from './fixtures/screen.tsx'

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

const Idle = () => {
  useIdleLimit()
  return null
}

test('a reply that is held is sent before who does nothing is signed out', async () => {
  localStorage.setItem('last-activity', String(Date.now() - 10 * 60_000))
  const { happened, session, answer } = aHeldReply()
  render(
    <Screen session={session}>
      <ConfigProvider value={{ ...config, idleMinutes: 5 }}>
        <Idle />
      </ConfigProvider>
    </Screen>,
  )
  answer()
  await expect.poll(() => happened).toEqual(['reply', 'sign-out'])
})
