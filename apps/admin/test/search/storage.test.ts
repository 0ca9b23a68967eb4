// @vitest-environment jsdom
import { clearPersonalStorage } from '@energy/client/session/personal-storage'
import { beforeEach, expect, test, vi } from 'vitest'
import { recentOf, saveRecent } from '../../src/features/search/recent.ts'
import { draftOf, dropDraft, saveDraft } from '../../src/shared/form/drafts.ts'

beforeEach(() => localStorage.clear())

const opened = (_id: string, kind: 'services' | 'users' = 'services') =>
  ({ kind, _id, title: `No. ${_id}`, email: `${_id}@example.com` }) as const
const ids = (user = 'ada') => recentOf(user).map(({ _id }) => _id)

test('the records that were opened last are the five newest, each once', () => {
  expect(ids()).toEqual([])
  for (const id of ['1', '2', '3', '4', '5', '6', '4']) saveRecent('ada', opened(id))
  expect(ids()).toEqual(['4', '6', '5', '3', '2'])
  expect(ids('grace')).toEqual([])
})

test('an opened record is stored with what links to it; the e-mail only of a user', () => {
  saveRecent('ada', opened('1'))
  saveRecent('ada', opened('2', 'users'))
  expect(recentOf('ada')).toEqual([opened('2', 'users'), { ...opened('1'), email: '' }])
})

test('the opened records are removed at sign-out, and drafts are not', () => {
  saveRecent('ada', opened('1'))
  saveDraft('ada new', { savedAt: '2026-11-20T10:00:00.000Z' })
  clearPersonalStorage()
  expect(ids()).toEqual([])
  expect(draftOf('ada new')).toEqual({ savedAt: '2026-11-20T10:00:00.000Z' })
})

test('a draft is stored for its form until it is dropped', () => {
  const draft = { savedAt: '2026-11-20T10:00:00.000Z', text: 'Typed' }
  expect(draftOf('ada new')).toBe(undefined)
  saveDraft('ada new', draft)
  expect(draftOf('ada new')).toEqual(draft)
  expect(draftOf('grace new')).toBe(undefined)
  dropDraft('ada new')
  expect(draftOf('ada new')).toBe(undefined)
})

test('a full storage of the browser stores nothing, and is no error', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveDraft('ada new', { savedAt: '' })
  saveRecent('ada', opened('1'))
  full.mockRestore()
  expect([draftOf('ada new'), ids()]).toEqual([undefined, []])
})
