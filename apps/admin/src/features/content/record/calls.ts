import type { Call } from '@energy/client/call'
import {
  kinds,
  type Kind,
  type DraftItem as ContentDraft,
  type ListedItem as ListedContent,
} from '@energy/contracts/content'
import type { Standing } from '@energy/contracts/content/drafts'
import type { EditedKind } from '@energy/contracts/content/edited'
import type { ShownPicture } from '@energy/contracts/pictures/shown'
import type { Output } from '@energy/contracts/route'
import { isTextKind, texts } from '@energy/contracts/texts'
import { versionedQuery, type Versioned } from '../../../shared/records/versioned.ts'
import { contentOf, titleOf, valuesOf, type Values } from './values.ts'

/** The calls on the items of a kind. */
export type Calls = typeof texts | (typeof kinds)[Kind]
/** The calls on the items of a kind. Where those of texts and of content differ, the functions below say it. */
export const callsOf = (kind: EditedKind): Calls => (isTextKind(kind) ? texts : kinds[kind])

/** What staff read of an item: its draft, or what is live where it has none. */
export type DraftItem = ContentDraft | Output<typeof texts.draft>
/** The draft of an item with the ETag of its revision. */
export type VersionedDraft = Versioned<DraftItem>

/** What was read of an item or of a version of it, as the values of its form. */
export const valuesIn = (kind: EditedKind, body: object): Values =>
  valuesOf(kind, { ...('texts' in body && typeof body.texts === 'object' ? body.texts : body) })

/** Reads the draft of an item. */
export const draftQuery = (call: Call, kind: EditedKind, id: string) => versionedQuery(call, callsOf(kind).draft, id)

/** What selects the items of a kind in a list: the texts of all kinds have one. */
export const filterOf = (kind: EditedKind) => ({ ...(isTextKind(kind) && { kind }) })

/** The body that starts a draft. */
export const startBody = (kind: EditedKind, values: Values) =>
  isTextKind(kind) ? { kind, texts: values } : contentOf(kind, values)
/** The body that saves a draft. */
export const saveBody = (kind: EditedKind, values: Values) =>
  isTextKind(kind) ? { texts: values } : contentOf(kind, values)

/** An item in a list of staff. */
export interface ListedItem extends Standing {
  _id: string
  title: string
  values: Values
  pictures: readonly ShownPicture[]
  pinned: boolean
}

/** A row of a list as the API answers it. */
export function listedOf(kind: EditedKind, item: ListedContent | Output<typeof texts.drafts>[number]): ListedItem {
  const { _id, state, hasChanges, schedules, pictures, pinned } = item
  const values = valuesIn(kind, item)
  return { _id, title: titleOf(kind, values), values, state, hasChanges, schedules, pictures, pinned }
}
