// @vitest-environment jsdom
import { ConfigProvider } from '@energy/client/use-config'
import { expect, test, vi } from 'vitest'
import { SecondFactorRemoval } from '../../src/features/people/second-factor-removal.tsx'
import { RoleProvider } from '../../src/shared/people/role.tsx'
import { anApi } from '../fixtures/api.ts'
import { pressButton } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'
import { config } from '../fixtures/screen.tsx'
import { aUser } from '../fixtures/user.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  confirmAction: () => Promise.resolve(true),
}))

/** Removes the second factor of a colleague. So many answers are lost, then it is done. */
function removeOver(lost: number) {
  const panel = (
    <ConfigProvider value={{ ...config, secondFactor: 'optional' }}>
      <RoleProvider value="admin">
        <SecondFactorRemoval person={aUser({ role: 'editor' })} />
      </RoleProvider>
    </ConfigProvider>
  )
  const { text } = aPanel(panel, {})
  const sent = anApi(() => {
    if (sent.length <= lost) throw new TypeError('The connection is lost')
    return Response.json({ acknowledged: true })
  })
  pressButton('Remove second factor')
  return { text, names: () => sent.map(({ name }) => name) }
}

test('the removal of a second factor whose answer was lost is sent again, which removes nothing more, and is done', async () => {
  const { text, names } = removeOver(1)
  await expect.poll(text).toContain('Grace Obi signs in without a second factor now.')
  const remove = 'DELETE /api/users/grace%40example.com/second-factor'
  expect(names()).toEqual([remove, remove])
})

test('a second factor of which no try got an answer is not said to be removed', async () => {
  const { text } = removeOver(2)
  await expect.poll(text).toContain('It stays as it is. The server could not be reached.')
})
