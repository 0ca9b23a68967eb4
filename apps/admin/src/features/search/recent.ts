import { personalKey } from '@energy/client/personal-storage'
import type { Hit } from '@energy/contracts/search'
import type { Linked } from '../../shared/links.ts'

/** Something that was opened from the search: no more of it than finds it again and tells it from others. */
export interface Recent extends Linked {
  title: string
}

/** What the search shows. */
export type Found = Hit | Recent

const MAX_RECENT = 5
// The number changes with the shape: what another version of this code has kept is not taken for this.
const itemKey = (storageKey: string) => personalKey(`recent-1 ${storageKey}`)

/** What was opened last, newest first. */
export function recentOf(storageKey: string): Recent[] {
  const stored = localStorage.getItem(itemKey(storageKey))
  return stored === null ? [] : JSON.parse(stored)
}

/** Keeps that something was opened. */
export function saveRecent(storageKey: string, { kind, _id, title, email }: Found) {
  const opened: Recent = { kind, _id, title, email: kind === 'users' ? email : '' }
  const others = recentOf(storageKey).filter((one) => one._id !== _id)
  try {
    localStorage.setItem(itemKey(storageKey), JSON.stringify([opened, ...others].slice(0, MAX_RECENT)))
  } catch {
    // The browser's room is full: it is opened all the same.
  }
}
