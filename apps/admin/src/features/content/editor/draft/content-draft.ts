import type { EditedKind } from '@energy/contracts/content/edited'
import type { Draft } from '../../../../shared/form/drafts.ts'
import type { Values } from '../../record/values.ts'

/** The unsaved values of the content form. */
export interface ContentDraft extends Draft {
  kind: EditedKind
  typed: Values
  /** The ETag of the item that was edited; `""` for a new one. */
  etag: string
}
