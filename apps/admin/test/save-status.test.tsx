// @vitest-environment jsdom
import { CallError, unreachable } from '@energy/client/call-error'
import { expect, test } from 'vitest'
import { SaveStatus } from '../src/features/content/editor/bar/save-status.tsx'
import { unsaved } from '../src/features/content/editor/stored-item.ts'
import { aPanel } from './fixtures/panel.tsx'

test.each([
  [0, 'Not saved'],
  [400, 'Not saved: please correct what is marked'],
  [404, 'Not saved: somebody has deleted this'],
  [413, 'Not saved: all texts together are too long'],
])('after a %i the bar of the editor says: %s', (status, words) => {
  const state = { status: 'failed', cause: new CallError({ ...unreachable, status }) } as const
  const { find } = aPanel(<SaveStatus stored={unsaved('services')} state={state} isConflict={false} />, {})
  expect(find('output').textContent).toBe(words)
})
