// @vitest-environment jsdom
import { createServer, type ServerResponse } from 'node:http'
import { locks } from 'node:worker_threads'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/users'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCall } from '../src/call.ts'
import { changingRecord } from '../src/record-lock.ts'
import type { Session } from '../src/session.ts'
import { useRecordGuard } from '../src/use-record-guard.ts'
import { useSend } from '../src/use-send.ts'
import { SessionProvider } from '../src/use-session.ts'
import { listening } from './fixtures/listening.ts'
import { aSignedInPage, openPage } from './fixtures/page.ts'
import { aProvider, asOwner } from './fixtures/provider.ts'
import { anApp, renderHook } from './fixtures/render-hook.ts'

// The page that the tests run in has none of its own; every tab of a browser shares them, as here.
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

/** An app that guards the record of whoever is signed in, and sends something that is theirs. */
function anAppOf(session: Session) {
  const notify = vi.fn<() => void>()
  const { wrap } = anApp(createCall(here.url, session.idToken))
  const wrapAll = (child: Parameters<typeof wrap>[0]) => wrap(createElement(SessionProvider, { value: session }, child))
  const guarded = () => {
    useRecordGuard(notify)
    return useSend(specialist.create)
  }
  return { notify, renderAgain: () => renderHook(guarded, wrapAll), ...renderHook(guarded, wrapAll) }
}

/** Somebody is signed in, and their record was read. */
async function aSignedInUser() {
  const page = await aSignedInPage(provider)
  const app = anAppOf(page.session)
  await expect.poll(() => requested).toContain(`/users/${encodeURIComponent(page.person.email)}`)
  return { ...page, ...app, remove: () => asOwner('delete', { localId: page.identity.uid }) }
}

test('somebody deleted is told so when a page is opened again, once for all screens of it', async () => {
  const { remove } = await aSignedInUser()
  await remove()
  hasRecord = false
  const { session } = await openPage(provider)
  const { notify, renderAgain } = anAppOf(session)
  await expect.poll(() => notify.mock.calls.length).toBe(1)
  expect(session.state()).toEqual({ status: 'signed-out' })
  renderAgain()
  expect(lookups()).toBe(1)
})

test('somebody deleted is told so in an open tab, at the next call that needs them', async () => {
  const { session, notify, remove } = await aSignedInUser()
  await remove()
  hasRecord = false
  await expect(session.idToken(true)).rejects.toMatchObject({ status: 401 })
  expect(session.state()).toMatchObject({ status: 'signed-out', ended: true })
  await expect.poll(() => notify.mock.calls.length).toBe(1)
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('a record that a write finds missing ends the session, though the sign-in still holds', async () => {
  const { session, notify, latest } = await aSignedInUser()
  hasRecord = false
  await expect(latest().mutateAsync({ body: { username: 'Ada', email: 'ada@example.com' } })).rejects.toMatchObject({
    status: 404,
  })
  await expect.poll(() => notify.mock.calls.length).toBe(1)
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('whose session is over is told nothing while they have a record', async () => {
  const { session, person, notify, remove } = await aSignedInUser()
  await remove()
  await expect(session.idToken(true)).rejects.toMatchObject({ status: 401 })
  await expect.poll(lookups).toBe(1)
  // The answer to the first has come before the answer to a second.
  await createCall(here.url)(user.lookup, { body: { email: person.email } })
  expect(session.state()).toEqual({ status: 'signed-out', ended: true, email: person.email })
  expect(notify).not.toHaveBeenCalled()
})

test('who deletes their account here is told nothing, although the session ends before they have left', async () => {
  const { session, notify, remove, render } = await aSignedInUser()
  await changingRecord(async () => {
    await remove()
    hasRecord = false
    await expect(session.idToken(true)).rejects.toMatchObject({ status: 401 })
    render()
    // What the screen has asked before is there before the answer to this.
    await createCall(here.url)(user.lookup, { body: { email: 'ada@example.com' } })
    await session.signOut()
  })
  expect(session.state()).toEqual({ status: 'signed-out' })
  // What waited for the end of that has gone on before.
  await changingRecord(() => Promise.resolve())
  expect([lookups(), notify.mock.calls.length]).toEqual([1, 0])
})

test('a tab that nobody looks at asks once somebody does', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { session, notify, remove } = await aSignedInUser()
  await remove()
  hasRecord = false
  await expect(session.idToken(true)).rejects.toMatchObject({ status: 401 })
  expect(lookups()).toBe(0)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => notify.mock.calls.length).toBe(1)
})
