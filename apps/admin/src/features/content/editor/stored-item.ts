import type { DraftItem, Kind } from '@energy/contracts/content'
import type { Standing } from '@energy/contracts/drafts'
import type { Versioned } from '../../../shared/versioned.ts'
import { blank, valuesOf, type Typed } from './content-values.ts'

/** The draft of an item with the ETag of its revision. */
export type VersionedDraft = Versioned<DraftItem>

/** What the server has of the item that the form edits. */
export interface StoredItem {
  kind: Kind
  /** `""` for an item that is not saved yet. */
  id: string
  /** The ETag of its revision. */
  etag: string
  values: Typed
  standing: Standing
  savedAt: string
  /** The name of the person who saved it; `""` where it is unknown. */
  savedBy: string
}

/** An item that is not saved yet. */
export const unsaved = (kind: Kind): StoredItem => ({
  kind,
  id: '',
  etag: '',
  values: blank,
  standing: { state: 'draft', hasChanges: false, schedules: [] },
  savedAt: '',
  savedBy: '',
})

export const storedOf = (kind: Kind, { item, etag }: VersionedDraft): StoredItem => ({
  kind,
  id: item._id,
  etag,
  values: valuesOf(item),
  standing: { state: item.state, hasChanges: item.hasChanges, schedules: item.schedules },
  savedAt: item.savedAt,
  savedBy: item.savedBy,
})
