// @vitest-environment jsdom
import { ConfigProvider } from '@energy/client/use-config'
import { render } from '@energy/ui/test/render'
import { flushSync } from 'react-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useIdleLimit } from '../../src/app/use-idle-limit.ts'
import { useSingleKeys, setSingleKeys } from '../../src/features/inquiries/keys/shortcuts.ts'
import { useHiddenSteps } from '../../src/features/overview/hidden-steps.ts'
import { recentOf, saveRecent } from '../../src/features/search/recent.ts'
import { draftOf, dropDraft, saveDraft } from '../../src/shared/form/drafts.ts'
import { renderHook } from '../fixtures/render-hook.tsx'
import { aSession, config, Screen } from '../fixtures/screen.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))

beforeEach(() => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  onTestFinished(() => blocked.mockRestore())
})

test('where the browser blocks storage a draft is there as long as its page', () => {
  const draft = { savedAt: '2026-11-20T10:00:00.000Z', text: 'Typed' }
  expect(draftOf('ada new')).toBe(undefined)
  saveDraft('ada new', draft)
  expect(draftOf('ada new')).toEqual(draft)
  dropDraft('ada new')
  expect(draftOf('ada new')).toBe(undefined)
})

test('where the browser blocks storage the search lists what was opened in its page', () => {
  expect(recentOf('ada')).toEqual([])
  saveRecent('ada', { kind: 'services', _id: '1', title: 'Solar', email: '' })
  expect(recentOf('ada')).toMatchObject([{ title: 'Solar' }])
})

test('where the browser blocks storage the first steps can be hidden and shown', () => {
  const { latest } = renderHook(useHiddenSteps)
  const [isHidden, setHidden] = latest()
  flushSync(() => setHidden(true))
  expect([isHidden, latest()[0]]).toEqual([false, true])
  flushSync(() => setHidden(false))
  expect(latest()[0]).toBe(false)
})

test('where the browser blocks storage keys of one character can be turned off', () => {
  const { latest } = renderHook(useSingleKeys)
  flushSync(() => setSingleKeys(false))
  expect(latest()).toBe(false)
  flushSync(() => setSingleKeys(true))
  expect(latest()).toBe(true)
})

const Idle = () => {
  useIdleLimit()
  return null
}

test('where the browser blocks storage who does nothing in this tab is signed out, and who does something is not', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const signOut = vi.fn<() => Promise<void>>().mockResolvedValue()
  render(
    <Screen session={{ ...aSession(), signOut }}>
      <ConfigProvider value={{ ...config, idleMinutes: 5 }}>
        <Idle />
      </ConfigProvider>
    </Screen>,
  )
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(signOut).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(signOut).toHaveBeenCalledOnce()
})
