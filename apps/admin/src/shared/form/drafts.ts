/** What somebody typed into a form and has neither saved nor sent. */
export interface Draft {
  /** When it was kept: ISO 8601. */
  keptAt: string
}

// The number changes with the shape: what another version of this code has kept is not taken for a draft.
const nameOf = (place: string) => `energy-draft-1 ${place}`

/** What was kept of a form and never saved. */
export function draftOf<D extends Draft>(place: string): D | undefined {
  const stored = localStorage.getItem(nameOf(place))
  return stored === null ? undefined : JSON.parse(stored)
}

/** Keeps what is typed into a form in this browser. */
export function keepDraft<D extends Draft>(place: string, draft: D) {
  try {
    localStorage.setItem(nameOf(place), JSON.stringify(draft))
  } catch {
    // The browser's room is full: work goes on, only without this net.
  }
}

export const dropDraft = (place: string) => localStorage.removeItem(nameOf(place))
