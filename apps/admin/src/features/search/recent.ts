import { personalKey } from '@energy/client/session/personal-storage'
import type { SearchResult } from '@energy/contracts/search'
import { readStored, store } from '../../shared/browser/stored.ts'
import type { Linked } from '../../shared/records/links.ts'

/** A record that was opened from the search, with the fields that link to it and show it. */
export interface Recent extends Linked {
  title: string
}

/** A row of the search list. */
export type Found = SearchResult | Recent

const MAX_RECENT = 5
// The number changes with the shape, so data that another version of this code stored is not read.
const itemKey = (storageKey: string) => personalKey(`recent-1 ${storageKey}`)

/** The records that were opened last, newest first. */
export function recentOf(storageKey: string): Recent[] {
  const text = readStored(itemKey(storageKey))
  return text ? JSON.parse(text) : []
}

/** Stores a record as the newest of the recent ones. */
export function saveRecent(storageKey: string, { kind, _id, title, email }: Found) {
  const opened: Recent = { kind, _id, title, email: kind === 'users' ? email : '' }
  const others = recentOf(storageKey).filter((one) => one._id !== _id)
  store(itemKey(storageKey), JSON.stringify([opened, ...others].slice(0, MAX_RECENT)))
}
