import type { Kind } from '@energy/contracts/content'
import type { Typed } from './read-content.ts'

/** What somebody typed and has not saved. */
export interface Draft {
  kind: Kind
  typed: Typed
  /** The version of the item it began from; `""` for a new one. */
  etag: string
  /** When it was kept: ISO 8601. */
  keptAt: string
}

// The number changes with the shape: what another version of this code has kept is not taken for a draft.
const nameOf = (place: string) => `energy-draft-1 ${place}`

/** What was kept of a form and never saved. */
export function draftOf(place: string): Draft | undefined {
  const kept = localStorage.getItem(nameOf(place))
  return kept === null ? undefined : JSON.parse(kept)
}

/** Keeps what is typed into a form in this browser. */
export function keepDraft(place: string, draft: Draft) {
  try {
    localStorage.setItem(nameOf(place), JSON.stringify(draft))
  } catch {
    // The browser's room is full: work goes on, only without this net.
  }
}

export const dropDraft = (place: string) => localStorage.removeItem(nameOf(place))
