import type { Kind } from '@energy/contracts/content'
import type { Draft } from '../../../../shared/form/drafts.ts'
import type { Typed } from '../read-content.ts'

/** What somebody typed into the form for content and has not saved. */
export interface ContentDraft extends Draft {
  kind: Kind
  typed: Typed
  /** The version of the item it began from; `""` for a new one. */
  etag: string
}
