// @vitest-environment jsdom
import { createSession } from '@energy/client/session'
import { expect, test, vi } from 'vitest'
import { deferredSession } from '../src/app/deferred-session.ts'

const config = {
  apiUrl: 'http://localhost/api',
  siteUrl: 'http://localhost',
  dashboardUrl: 'http://localhost/dashboard',
  firebase: { apiKey: 'local', authDomain: 'localhost', projectId: 'local' },
}

test('during hydration the user is unknown, and each component is notified in a later task', async () => {
  const session = deferredSession(createSession(config))
  const [bar, form] = [vi.fn<() => void>(), vi.fn<() => void>()]
  session.subscribe(bar)
  session.subscribe(form)
  await Promise.resolve()
  expect(session.state()).toEqual({ status: 'loading' })
  await expect.poll(session.state).toEqual({ status: 'signed-out' })
  await expect.poll(() => [bar.mock.calls, form.mock.calls]).toEqual([[[]], [[]]])
})
