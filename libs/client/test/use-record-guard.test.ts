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
import { aPageOf, openPage } from './fixtures/page.ts'
import { aProvider, asOwner } from './fixtures/provider.ts'
import { anApp, rendering } from './fixtures/rendering.ts'

// The page that the tests run in has none of its own; every tab of a browser shares them, as here.
Object.defineProperty(navigator, 'locks', { value: locks })

const provider = aProvider()
let hasRecord: boolean
let asked: (string | undefined)[]
const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const server = createServer((request, response) => {
  asked.push(request.url)
  request.resume()
  if (request.url === '/users/lookup') json(response, 200, { found: hasRecord })
  else json(response, hasRecord ? 200 : 404, { firstName: 'Ada' })
})
const here = listening(server)
const lookups = () => asked.filter((url) => url === '/users/lookup').length
beforeEach(() => {
  localStorage.clear()
  hasRecord = true
  asked = []
})
afterEach(() => void vi.restoreAllMocks())

/** An app that guards the record of whoever is signed in, and sends something that is theirs. */
function anAppOf(session: Session) {
  const tell = vi.fn<() => void>()
  const { within } = anApp(createCall(here.url, session.idToken))
  const around = (child: Parameters<typeof within>[0]) =>
    within(createElement(SessionProvider, { value: session }, child))
  const guarded = () => {
    useRecordGuard(tell)
    return useSend(specialist.create)
  }
  return { tell, again: () => rendering(guarded, around), ...rendering(guarded, around) }
}

/** Somebody is signed in, and their record was read. */
async function somebody() {
  const page = await aPageOf(provider)
  const app = anAppOf(page.session)
  await expect.poll(() => asked).toContain(`/users/${encodeURIComponent(page.person.email)}`)
  return { ...page, ...app, remove: () => asOwner('delete', { localId: page.identity.uid }) }
}

test('somebody deleted is told so when a page is opened again, once for all screens of it', async () => {
  const { remove } = await somebody()
  await remove()
  hasRecord = false
  const { session } = await openPage(provider)
  const { tell, again } = anAppOf(session)
  await expect.poll(() => tell.mock.calls.length).toBe(1)
  expect(session.state()).toEqual({ status: 'signed-out' })
  again()
  expect(lookups()).toBe(1)
})

test('somebody deleted is told so in an open tab, at the next call that needs them', async () => {
  const { session, tell, remove } = await somebody()
  await remove()
  hasRecord = false
  await expect(session.idToken(true)).rejects.toMatchObject({ status: 401 })
  expect(session.state()).toMatchObject({ status: 'signed-out', ended: true })
  await expect.poll(() => tell.mock.calls.length).toBe(1)
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('a record that a write finds missing ends the session, though the sign-in still holds', async () => {
  const { session, tell, latest } = await somebody()
  hasRecord = false
  await expect(latest().mutateAsync({ body: { username: 'Ada', email: 'ada@example.com' } })).rejects.toMatchObject({
    status: 404,
  })
  await expect.poll(() => tell.mock.calls.length).toBe(1)
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('whose session is over is told nothing while they have a record', async () => {
  const { session, person, tell, remove } = await somebody()
  await remove()
  await expect(session.idToken(true)).rejects.toMatchObject({ status: 401 })
  await expect.poll(lookups).toBe(1)
  // The answer to the first has come before the answer to a second.
  await createCall(here.url)(user.lookup, { body: { email: person.email } })
  expect(session.state()).toEqual({ status: 'signed-out', ended: true, email: person.email })
  expect(tell).not.toHaveBeenCalled()
})

test('who deletes their account here is told nothing, although the session ends before they have left', async () => {
  const { session, tell, remove, render } = await somebody()
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
  expect([lookups(), tell.mock.calls.length]).toEqual([1, 0])
})

test('a tab that nobody looks at asks once somebody does', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { session, tell, remove } = await somebody()
  await remove()
  hasRecord = false
  await expect(session.idToken(true)).rejects.toMatchObject({ status: 401 })
  expect(lookups()).toBe(0)
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => tell.mock.calls.length).toBe(1)
})
