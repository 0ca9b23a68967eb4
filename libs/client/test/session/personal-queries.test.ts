import { service } from '@energy/contracts/content'
import { user } from '@energy/contracts/people/users'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createCall } from '../../src/call.ts'
import { clearPersonalQueries } from '../../src/session/personal-queries.ts'
import { query } from '../../src/query.ts'
import type { Session } from '../../src/session/session.ts'
import type { SessionState } from '../../src/session/session-state.ts'

const call = createCall('/api')
const publicRead = query(call, service.list)
const ownRead = query(call, user.read, { params: { email: 'ada@example.com' } })
const signedInAs = (uid: string): SessionState => ({
  status: 'signed-in',
  identity: { uid, email: `${uid}@example.com`, displayName: '', emailVerified: true, providers: [] },
})

/** A query cache with a public and a personal query, and a session that `setState` changes. */
function aBrowser(first = signedInAs('ada')) {
  let state = first
  const listeners = new Set<() => void>()
  const session: Pick<Session, 'state' | 'subscribe'> = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const client = new QueryClient()
  const fillCache = () => {
    for (const { queryKey, meta } of [publicRead, ownRead])
      client
        .getQueryCache()
        .build(client, { queryKey, ...(meta && { meta }) })
        .setData([])
  }
  fillCache()
  clearPersonalQueries(session, client)
  const setState = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const isCached = () => [publicRead, ownRead].map(({ queryKey }) => client.getQueryState(queryKey) !== undefined)
  return { setState, fillCache, isCached, mutations: client.getMutationCache() }
}

test('signing out removes personal queries and keeps public ones', () => {
  const { setState, isCached } = aBrowser()
  setState({ status: 'signed-out' })
  expect(isCached()).toEqual([true, false])
})

test('the personal queries of one user are removed when another one is signed in', () => {
  const { setState, isCached } = aBrowser()
  setState({ status: 'loading' })
  expect(isCached()).toEqual([true, true])
  setState(signedInAs('grace'))
  expect(isCached()).toEqual([true, false])
})

test('a sign-in and a new state of the same user remove nothing', () => {
  const { setState, fillCache, isCached } = aBrowser()
  setState(signedInAs('ada'))
  expect(isCached()).toEqual([true, true])
  setState({ status: 'signed-out' })
  fillCache()
  setState(signedInAs('grace'))
  expect(isCached()).toEqual([true, true])
  setState({ status: 'signed-out' })
  expect(isCached()).toEqual([true, false])
})

test('signing out clears the mutation cache', () => {
  const { setState, mutations } = aBrowser()
  mutations.build(new QueryClient(), { mutationKey: ['note'] })
  setState(signedInAs('ada'))
  expect(mutations.getAll()).toHaveLength(1)
  setState({ status: 'signed-out' })
  expect(mutations.getAll()).toEqual([])
})

test('nothing is removed when the page was opened with the session still loading', () => {
  const { setState, fillCache, isCached } = aBrowser({ status: 'loading' })
  setState({ status: 'signed-out' })
  fillCache()
  setState(signedInAs('ada'))
  expect(isCached()).toEqual([true, true])
})
