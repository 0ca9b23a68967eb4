import { service } from '@energy/contracts/content'
import { user } from '@energy/contracts/users'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createCall } from '../src/call.ts'
import { clearPersonalQueries } from '../src/personal-queries.ts'
import { query } from '../src/query.ts'
import type { Session } from '../src/session.ts'
import type { SessionState } from '../src/session-state.ts'

const call = createCall('/api')
const publicRead = query(call, service.list)
const ownRead = query(call, user.read, { params: { email: 'ada@example.com' } })
const inAs = (uid: string): SessionState => ({
  status: 'signed-in',
  identity: { uid, email: `${uid}@example.com`, displayName: '', emailVerified: true, providers: [] },
})

/** Answers that are kept while somebody is signed in; `become` changes the session. */
function aBrowser(first = inAs('ada')) {
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
  const keep = () => {
    for (const { queryKey, meta } of [publicRead, ownRead])
      client
        .getQueryCache()
        .build(client, { queryKey, ...(meta && { meta }) })
        .setData([])
  }
  keep()
  clearPersonalQueries(session, client)
  const become = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const kept = () => [publicRead, ownRead].map(({ queryKey }) => client.getQueryState(queryKey) !== undefined)
  return { become, keep, kept, mutations: client.getMutationCache() }
}

test('signing out drops what was somebody’s own and keeps what is for everybody', () => {
  const { become, kept } = aBrowser()
  become({ status: 'signed-out' })
  expect(kept()).toEqual([true, false])
})

test('another person finds nothing of the one before', () => {
  const { become, kept } = aBrowser()
  become({ status: 'loading' })
  expect(kept()).toEqual([true, true])
  become(inAs('grace'))
  expect(kept()).toEqual([true, false])
})

test('who comes finds what was kept for nobody in particular, and whoever stays keeps all', () => {
  const { become, keep, kept } = aBrowser()
  become(inAs('ada'))
  expect(kept()).toEqual([true, true])
  become({ status: 'signed-out' })
  keep()
  become(inAs('grace'))
  expect(kept()).toEqual([true, true])
  become({ status: 'signed-out' })
  expect(kept()).toEqual([true, false])
})

test('what somebody sent is forgotten with them', () => {
  const { become, mutations } = aBrowser()
  mutations.build(new QueryClient(), { mutationKey: ['note'] })
  become(inAs('ada'))
  expect(mutations.getAll()).toHaveLength(1)
  become({ status: 'signed-out' })
  expect(mutations.getAll()).toEqual([])
})

test('who was not known when the page was opened is nobody to forget', () => {
  const { become, keep, kept } = aBrowser({ status: 'loading' })
  become({ status: 'signed-out' })
  keep()
  become(inAs('ada'))
  expect(kept()).toEqual([true, true])
})
