/** What somebody typed into a form and has neither saved nor sent. */
export interface Draft {
  /** When it was kept: ISO 8601. */
  savedAt: string
}

// The number changes with the shape: what another version of this code has kept is not taken for a draft.
const itemKey = (storageKey: string) => `energy-draft-2 ${storageKey}`

/** What was kept of a form and never saved. */
export function draftOf<D extends Draft>(storageKey: string): D | undefined {
  const stored = localStorage.getItem(itemKey(storageKey))
  return stored === null ? undefined : JSON.parse(stored)
}

/** Keeps what is typed into a form in this browser. */
export function saveDraft<D extends Draft>(storageKey: string, draft: D) {
  try {
    localStorage.setItem(itemKey(storageKey), JSON.stringify(draft))
  } catch {
    // The browser's room is full: work goes on, only without this net.
  }
}

export const dropDraft = (storageKey: string) => localStorage.removeItem(itemKey(storageKey))
