// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { beforeEach, expect, test } from 'vitest'
import { setSingleKeys, useShortcut, useSingleKeys } from '../../src/features/inquiries/keys/shortcuts.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

beforeEach(() => localStorage.clear())

const keys = () => renderHook(() => ({ isOn: useSingleKeys(), ofReply: useShortcut()('r') })).latest

test('keys of one character do something until they are turned off, which this browser remembers', () => {
  expect(keys()()).toEqual({ isOn: true, ofReply: { 'aria-keyshortcuts': 'r' } })
  setSingleKeys(false)
  expect(keys()()).toEqual({ isOn: false, ofReply: {} })
})

test('the screen follows when they are turned off and on', () => {
  const latest = keys()
  flushSync(() => setSingleKeys(false))
  expect(latest()).toEqual({ isOn: false, ofReply: {} })
  flushSync(() => setSingleKeys(true))
  expect(latest()).toEqual({ isOn: true, ofReply: { 'aria-keyshortcuts': 'r' } })
  expect(localStorage).toHaveLength(0)
})
