import type { Measurement } from '../measure.ts'
import type { DraftTimes } from './drafts.ts'
import type { OfEach } from './install-all.ts'
import type { ListPage } from './pages.ts'
import type { Running } from './starts.ts'

/** What was measured. Lists, pages and creations are in the order of their subjects. */
export interface Results {
  running: OfEach<Running>
  /** Size of the list. */
  bytes: OfEach<number>
  pages: Record<'ours' | 'baseline' | 'prerendered' | 'dynamic', ListPage>
  lists: readonly Measurement[]
  ones: readonly Measurement[]
  pageLoads: readonly Measurement[]
  creations: readonly Measurement[]
  drafts: { ours: DraftTimes; payload: DraftTimes }
  /** Resident memory in MiB after the load of the lists. */
  afterLists: OfEach<number>
  webMemory: number
}
