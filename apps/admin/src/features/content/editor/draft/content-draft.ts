import type { Kind } from '@energy/contracts/content'
import type { Draft } from '../../../../shared/form/drafts.ts'
import type { Typed } from '../content-values.ts'

/** The unsaved values of the content form. */
export interface ContentDraft extends Draft {
  kind: Kind
  typed: Typed
  /** The ETag of the item that was edited; `""` for a new one. */
  etag: string
}
