// @vitest-environment jsdom
import type { User } from '@energy/contracts/people/users'
import { expect, test, vi } from 'vitest'
import { RoleChange } from '../../src/features/people/role-change.tsx'
import { RoleProvider } from '../../src/shared/people/role.tsx'
import { anApi } from '../fixtures/api.ts'
import { pressButton } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'
import { aUser } from '../fixtures/user.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  confirmAction: () => Promise.resolve(true),
}))

const asks = aUser({ requestedRole: 'admin' })

/** Presses a button at a person who asks for a role. The answer is lost; then the person is this one. */
function decideWithout(button: string, after: User) {
  const panel = (
    <RoleProvider value="admin">
      <RoleChange person={asks} />
    </RoleProvider>
  )
  const { text } = aPanel(panel, {})
  anApi((name) => {
    if (name.startsWith('GET')) return Response.json(after)
    throw new TypeError('The connection is lost')
  })
  pressButton(button)
  return text
}

test.each<[string, string, User, string]>([
  ['approval', 'Approve', aUser({ role: 'admin' }), 'Grace Obi is now an admin.'],
  ['refusal', 'Decline', aUser(), 'Request declined.'],
])('the %s of a role whose answer was lost is done where the record has it', async (_, button, after, said) => {
  const text = decideWithout(button, after)
  await expect.poll(text).toContain(said)
})

test('a role whose answer was lost and that is as before is not said to be changed', async () => {
  const text = decideWithout('Approve', asks)
  await expect.poll(text).toContain('The role stays as it is. The server could not be reached.')
})
