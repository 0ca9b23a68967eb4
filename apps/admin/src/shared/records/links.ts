import { FORMS } from '@energy/contracts/inquiries/forms'
import { mapValues, recordOf } from '@energy/contracts/record-of'
import type { ResultKind } from '@energy/contracts/search'
import { kindWords } from './kinds.ts'

/** A record that has a screen in the dashboard. */
export interface Linked {
  kind: ResultKind
  _id: string
  /** Set for users, because the API reads a user by e-mail. */
  email: string
}

const screens: Record<ResultKind, (id: string) => string> = {
  ...mapValues(
    kindWords,
    ({ list }) =>
      (id: string) =>
        `${list}?id=${id}`,
  ),
  users: (id) => `/user?id=${id}`,
  ...recordOf(FORMS, () => (id: string) => `/invoice?id=${id}`),
}

/** The target of a link to a record. A user's e-mail goes into the location state: no e-mail may appear in a URL. */
export const linkOf = ({ kind, _id, email }: Linked) => ({
  to: screens[kind](_id),
  state: kind === 'users' ? { email } : undefined,
})
