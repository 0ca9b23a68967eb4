// @vitest-environment jsdom
import { keyOf } from '@energy/client/query'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import { prepareNotices } from '@energy/ui/notice'
import { render } from '@energy/ui/test/render'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { RequireStaff } from '../../src/app/require-staff.tsx'
import { aClient, aSession, Screen } from '../fixtures/screen.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  prepareNotices: vi.fn<() => undefined>(),
}))

const requests = keyOf(specialist.list)

/** The dashboard of a browser that has read the requests, for a user with this role. */
function aDashboard(uid: string, role: string, session = aSession(uid)) {
  const client = aClient()
  client.setQueryData(keyOf(user.read, { params: { email: `${uid}@example.com` } }), { email: '', role })
  client.setQueryData(requests, [])
  const { find } = render(
    <Screen client={client} session={session}>
      <Routes>
        <Route element={<RequireStaff />}>
          <Route path="/" element={<main>The dashboard</main>} />
        </Route>
      </Routes>
    </Screen>,
  )
  return { client, text: () => find('main').textContent }
}

test.each(['editor', 'sales', 'admin'])('%s: the dashboard opens', (role) => {
  expect(aDashboard('ada', role).text()).toBe('The dashboard')
})

test('the dashboard has the code of its questions from the start, as it may not come any more later', () => {
  aDashboard('ada', 'admin')
  expect(prepareNotices).toHaveBeenCalled()
})

test('a user who is not of the staff reads that it is for staff', () => {
  expect(aDashboard('grace', 'user').text()).toContain('This part is for staff')
})

test('without a session there is the sign-in, and nothing that was read before stays in memory', async () => {
  const { client, text } = aDashboard('', 'admin')
  expect(text()).toContain('Sign in to the dashboard.')
  await expect.poll(() => client.getQueryData(requests)).toBe(undefined)
})

test('where a colleague signs in on the site, nothing that the one before has read stays in memory', async () => {
  const changed = new EventTarget()
  let { state } = aSession('ada')
  const { client } = aDashboard('ada', 'admin', {
    ...aSession(),
    state: () => state(),
    subscribe(listener) {
      changed.addEventListener('change', listener)
      return () => changed.removeEventListener('change', listener)
    },
  })
  ;({ state } = aSession('grace'))
  changed.dispatchEvent(new Event('change'))
  await expect.poll(() => client.getQueryData(requests)).toBe(undefined)
})
