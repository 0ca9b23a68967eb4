// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { useKeys } from '../../src/features/inquiries/keys/use-keys.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

test('a key does something alone, and with another one, which the browser or the system has, nothing', () => {
  const next = vi.fn<() => void>()
  renderHook(() => useKeys({ J: next }, () => false))
  for (const others of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, {}])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, ...others }))
  expect(next).toHaveBeenCalledOnce()
})
