import type { FoundKind } from '@energy/contracts/search'
import { kindWords } from './kinds.ts'

/** Something that has a place in the dashboard. */
export interface Linked {
  kind: FoundKind
  _id: string
  /** Of a user, who is read by it. */
  email: string
}

const screens: Record<FoundKind, (id: string) => string> = {
  products: (id) => `${kindWords.products.list}?id=${id}`,
  services: (id) => `${kindWords.services.list}?id=${id}`,
  blogs: (id) => `${kindWords.blogs.list}?id=${id}`,
  users: (id) => `/user?id=${id}`,
  specialists: (id) => `/invoice?id=${id}`,
  contacts: (id) => `/invoice?view=messages&id=${id}`,
}

/** Where something is shown, for a link. Addresses of people go beside the address, which is no place for them. */
export const linkOf = ({ kind, _id, email }: Linked) => ({
  to: screens[kind](_id),
  state: kind === 'users' ? { email } : undefined,
})
