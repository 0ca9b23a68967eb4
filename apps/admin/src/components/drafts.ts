import type { Kind } from '@energy/contracts/content'
import type { Typed } from './read-content.ts'

/** Something that was typed and is not yet where it belongs. */
export interface Kept {
  /** When it was kept: ISO 8601. */
  keptAt: string
}

/** What somebody typed into the form for content and has not saved. */
export interface Draft extends Kept {
  kind: Kind
  typed: Typed
  /** The version of the item it began from; `""` for a new one. */
  etag: string
}

// The number changes with the shape: what another version of this code has kept is not taken for a draft.
const nameOf = (place: string) => `energy-draft-1 ${place}`

/** What was kept of a form and never saved. */
export function draftOf<D extends Kept>(place: string): D | undefined {
  const kept = localStorage.getItem(nameOf(place))
  return kept === null ? undefined : JSON.parse(kept)
}

/** Keeps what is typed into a form in this browser. */
export function keepDraft<D extends Kept>(place: string, draft: D) {
  try {
    localStorage.setItem(nameOf(place), JSON.stringify(draft))
  } catch {
    // The browser's room is full: work goes on, only without this net.
  }
}

export const dropDraft = (place: string) => localStorage.removeItem(nameOf(place))
