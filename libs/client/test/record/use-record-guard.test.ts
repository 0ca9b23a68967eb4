// @vitest-environment jsdom
import { createServer, type ServerResponse } from 'node:http'
import { locks } from 'node:worker_threads'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCall } from '../../src/call.ts'
import { changingRecord } from '../../src/record/record-lock.ts'
import type { Session } from '../../src/session/session.ts'
import { useRecordGuard } from '../../src/record/use-record-guard.ts'
import { useSend } from '../../src/use-send.ts'
import { SessionProvider } from '../../src/session/use-session.ts'
import { listening } from '../fixtures/listening.ts'
import { aSignedInPage, openPage } from '../fixtures/page.ts'
import { aProvider, asOwner } from '../fixtures/provider.ts'
import { anApp, renderHook } from '../fixtures/render-hook.ts'

// jsdom has no Web Locks. All tabs of a browser share them, as these tests do.
Object.defineProperty(navigator, 'locks', { value: locks })

const provider = aProvider()
let hasRecord: boolean
let requested: (string | undefined)[]
const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const server = createServer((request, response) => {
  requested.push(request.url)
  request.resume()
  if (request.url === '/users/lookup') json(response, 200, { found: hasRecord })
  else json(response, hasRecord ? 200 : 404, { firstName: 'Ada' })
})
const here = listening(server)
const lookups = () => requested.filter((url) => url === '/users/lookup').length
beforeEach(() => {
  localStorage.clear()
  hasRecord = true
  requested = []
})
afterEach(() => void vi.restoreAllMocks())

/** An app that guards the record of the signed-in user, with a mutation that needs the user. */
function anAppOf(session: Session) {
  const notify = vi.fn<() => void>()
  const { client, wrap } = anApp(createCall(here.url, session.idToken))
  const wrapAll = (child: Parameters<typeof wrap>[0]) => wrap(createElement(SessionProvider, { value: session }, child))
  const guarded = () => {
    useRecordGuard(notify)
    return useSend(specialist.create)
  }
  return { client, notify, renderAgain: () => renderHook(guarded, wrapAll), ...renderHook(guarded, wrapAll) }
}

/** An app with a signed-in user whose record was read. */
async function aSignedInUser() {
  const page = await aSignedInPage(provider)
  const app = anAppOf(page.session)
  await expect.poll(() => requested).toContain(`/users/${encodeURIComponent(page.person.email)}`)
  return { ...page, ...app, remove: () => asOwner('delete', { localId: page.identity.uid }) }
}

/** A lookup by somebody else, before which all that the components do without delay is answered. */
async function anotherLookup() {
  // They look up when no record is being changed.
  await changingRecord(() => Promise.resolve())
  await createCall(here.url)(user.lookup, { body: { email: 'ada@example.com' } })
}

test('a record that the screen has read is not read again for the guard, whose code comes later', async () => {
  const { client, renderAgain } = await aSignedInUser()
  await expect.poll(() => client.isFetching()).toBe(0)
  renderAgain()
  expect(client.isFetching()).toBe(0)
})

test('a deleted user is notified when a page is opened again, once for all components', async () => {
  const { remove } = await aSignedInUser()
  await remove()
  hasRecord = false
  const { session } = await openPage(provider)
  const { notify, renderAgain } = anAppOf(session)
  renderAgain()
  await expect.poll(() => notify.mock.calls.length).toBe(1)
  expect(session.state()).toEqual({ status: 'signed-out' })
  await anotherLookup()
  expect([lookups(), notify.mock.calls.length]).toEqual([2, 1])
})

test('a deleted user is notified in an open tab when the token is next renewed', async () => {
  const { session, notify, remove } = await aSignedInUser()
  await remove()
  hasRecord = false
  await expect(session.idToken(true)).rejects.toMatchObject({ status: 401 })
  expect(session.state()).toMatchObject({ status: 'signed-out', ended: true })
  await expect.poll(() => notify.mock.calls.length).toBe(1)
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('a write that fails with 404 ends the session of a user without a record, although the token is valid', async () => {
  const { session, notify, latest } = await aSignedInUser()
  hasRecord = false
  await expect(latest().mutateAsync({ body: { username: 'Ada', email: 'ada@example.com' } })).rejects.toMatchObject({
    status: 404,
  })
  await expect.poll(() => notify.mock.calls.length).toBe(1)
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('a user whose session has ended is not notified while the record exists', async () => {
  const { session, person, notify, remove } = await aSignedInUser()
  await remove()
  await expect(session.idToken(true)).rejects.toMatchObject({ status: 401 })
  await expect.poll(lookups).toBe(1)
  // The response to the first lookup arrives before the response to this one.
  await createCall(here.url)(user.lookup, { body: { email: person.email } })
  expect(session.state()).toEqual({ status: 'signed-out', ended: true, email: person.email })
  expect(notify).not.toHaveBeenCalled()
})

test('a user who deletes the account here is not notified, although the session ends before the sign-out', async () => {
  const { session, notify, remove, render } = await aSignedInUser()
  await changingRecord(async () => {
    await remove()
    hasRecord = false
    await expect(session.idToken(true)).rejects.toMatchObject({ status: 401 })
    render()
    // Earlier requests of the components are answered before this one.
    await createCall(here.url)(user.lookup, { body: { email: 'ada@example.com' } })
    await session.signOut()
  })
  expect(session.state()).toEqual({ status: 'signed-out' })
  // Everything that waited for the end of that change has continued before.
  await changingRecord(() => Promise.resolve())
  expect([lookups(), notify.mock.calls.length]).toEqual([1, 0])
})

test('a hidden tab looks up the record when it becomes visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { session, notify, remove, render } = await aSignedInUser()
  await remove()
  hasRecord = false
  await expect(session.idToken(true)).rejects.toMatchObject({ status: 401 })
  render()
  await anotherLookup()
  expect(lookups()).toBe(1)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => notify.mock.calls.length).toBe(1)
})
