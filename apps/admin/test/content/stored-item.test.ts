import { expect, test } from 'vitest'
import { storedOf, unsaved } from '../../src/features/content/editor/stored-item.ts'
import { blankOf } from '../../src/features/content/record/values.ts'

test('an item that is not saved yet is an empty draft', () => {
  expect(unsaved('team')).toEqual({
    kind: 'team',
    id: '',
    etag: '',
    number: 0,
    values: blankOf('team'),
    standing: { state: 'draft', hasChanges: false, schedules: [] },
    savedAt: '',
    savedBy: '',
    updatedAt: '',
  })
})

test('what the server has of an item is its values, how it stands, and who saved which revision', () => {
  const standing = { state: 'live' as const, hasChanges: true, schedules: [] }
  const saved = { savedAt: '2026-11-20T10:00:00.000Z', savedBy: 'Amara' }
  const times = { createdAt: '2026-11-19T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' }
  const texts = { name: 'Ada Byron' }
  const item = {
    _id: '7',
    number: 3,
    kind: 'team' as const,
    texts,
    pictures: [],
    pinned: true,
    ...standing,
    ...saved,
    ...times,
  }
  expect(storedOf('team', { item, etag: '"4"' })).toEqual({
    kind: 'team',
    id: '7',
    etag: '"4"',
    number: 3,
    values: { ...blankOf('team'), name: 'Ada Byron' },
    standing,
    ...saved,
    updatedAt: times.updatedAt,
  })
})
