import type { Standing } from '@energy/contracts/content/drafts'
import type { EditedKind } from '@energy/contracts/content/edited'
import { valuesIn, type VersionedDraft } from '../record/calls.ts'
import { blankOf, type Values } from '../record/values.ts'
import { comingPublication } from '../standing.tsx'
import { differ } from './compare.ts'

/** What the server has of the item that the form edits. */
export interface StoredItem {
  kind: EditedKind
  /** `""` for an item that is not saved yet. */
  id: string
  /** The ETag of its revision. */
  etag: string
  /** That of the version; 0 for an item that is not saved yet. */
  number: number
  values: Values
  standing: Standing
  savedAt: string
  /** The name of the person who saved it; `""` where it is unknown. */
  savedBy: string
  /** When what the site shows of an item that is live was changed. */
  updatedAt: string
}

/** An item that is not saved yet. */
export const unsaved = (kind: EditedKind): StoredItem => ({
  kind,
  id: '',
  etag: '',
  number: 0,
  values: blankOf(kind),
  standing: { state: 'draft', hasChanges: false, schedules: [] },
  savedAt: '',
  savedBy: '',
  updatedAt: '',
})

export const storedOf = (kind: EditedKind, { item, etag }: VersionedDraft): StoredItem => ({
  kind,
  id: item._id,
  etag,
  number: item.number,
  values: valuesIn(kind, item),
  standing: { state: item.state, hasChanges: item.hasChanges, schedules: item.schedules },
  savedAt: item.savedAt,
  savedBy: item.savedBy,
  updatedAt: item.updatedAt,
})

/**
 * Whether a newer revision says something else than an earlier one. Where a draft is left, what is live may have got
 * another text, unless it is what was scheduled.
 */
export function saysOther(newest: StoredItem, before: StoredItem) {
  const { state, hasChanges } = newest.standing
  const isScheduleDone = comingPublication(before.standing) && !comingPublication(newest.standing)
  const isShownAsBefore = before.standing.state === 'live' && newest.updatedAt === before.updatedAt
  const mayShowOther = state === 'live' && hasChanges && !isScheduleDone && !isShownAsBefore
  return mayShowOther || differ(before.kind, newest.values, before.values)
}
