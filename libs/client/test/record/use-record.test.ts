// @vitest-environment jsdom
import { createServer } from 'node:http'
import { locks } from 'node:worker_threads'
import { user } from '@energy/contracts/people/users'
import { menu } from '@energy/contracts/site'
import { createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { createCall } from '../../src/call.ts'
import { query } from '../../src/query.ts'
import { changingRecord } from '../../src/record/record-lock.ts'
import { createSession } from '../../src/session/session.ts'
import { useRecord } from '../../src/record/use-record.ts'
import { SessionProvider } from '../../src/session/use-session.ts'
import { listening } from '../fixtures/listening.ts'
import { aPerson, configFor, noCode } from '../fixtures/page.ts'
import { aProvider } from '../fixtures/provider.ts'
import { anApp, renderHook } from '../fixtures/render-hook.ts'

// jsdom has no Web Locks. All tabs of a browser share them, as these tests do.
Object.defineProperty(navigator, 'locks', { value: locks })

const provider = aProvider()
let requested: (string | undefined)[]
const server = createServer((request, response) => {
  requested.push(request.url)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"firstName":"Ada"}')
})
const here = listening(server)
beforeEach(() => {
  localStorage.clear()
  requested = []
})

/** A component that shows the record of the signed-in user. */
function aScreen() {
  const session = createSession(configFor(provider), noCode)
  const { client, wrap } = anApp(createCall(here.url))
  const screen = renderHook(useRecord, (child) => wrap(createElement(SessionProvider, { value: session }, child)))
  return { session, client, ...screen }
}

test('no record is requested while no user is signed in', () => {
  const { latest } = aScreen()
  expect(latest()).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
  expect(requested).toEqual([])
})

test('the record of the signed-in user is read by e-mail, as a personal query', async () => {
  const { session, client, latest } = aScreen()
  const person = aPerson()
  await session.signUp(person)
  await expect.poll(() => latest().data).toEqual({ firstName: 'Ada' })
  expect(requested).toEqual([`/users/${encodeURIComponent(person.email)}`])
  const { queryKey, meta } = query(createCall('/api'), user.read, { params: { email: person.email } })
  expect(client.getQueryCache().find({ queryKey })?.meta).toEqual(meta)
})

test('the query waits while a record is being created', async () => {
  const { session, latest } = aScreen()
  const { promise: made, resolve: make } = Promise.withResolvers<string>()
  const making = changingRecord(() => made)
  await session.signUp(aPerson())
  await expect.poll(() => latest().fetchStatus).toBe('fetching')
  // What the query had requested by now would arrive before this.
  await createCall(here.url)(menu)
  expect(requested).toEqual(['/menu'])
  make('made')
  expect(await making).toBe('made')
  await expect.poll(() => latest().data).toEqual({ firstName: 'Ada' })
})
