// @vitest-environment jsdom
import type { User } from '@energy/contracts/people/users'
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { UserViewer } from '../../src/features/people/user-viewer.tsx'
import { aProblem, anApi } from '../fixtures/api.ts'
import { site } from '../fixtures/panel.tsx'
import { Screen } from '../fixtures/screen.tsx'
import { aUser } from '../fixtures/user.ts'

// jsdom has no layout: whatever is there can be seen.
Element.prototype.checkVisibility ??= () => true

/** The viewer at an address with the id alone of a user who is not on the first page of the list. */
function aViewer(found?: readonly User[]) {
  const answers: Readonly<Record<string, unknown>> = {
    ...site,
    'GET /api/users?limit=50&order=newest': [aUser({ _id: '9', firstName: 'Ines', lastName: 'Carvalho' })],
    ...(found && { 'GET /api/users?id=7': found }),
  }
  anApi((name) => (name in answers ? Response.json(answers[name]) : aProblem(500, 'It is broken.')))
  render(
    <Screen at="/user?id=7">
      <UserViewer />
    </Screen>,
  )
}
const text = () => document.body.textContent
const nameAbovePane = () => document.querySelector('article h2')?.textContent

test('an address with the id of a user far down in the list shows that user and nobody else', async () => {
  aViewer([aUser()])
  await expect.poll(nameAbovePane).toBe('Grace Obi')
})

test('an address with the id of a user who is gone says so', async () => {
  aViewer([])
  await expect.poll(text).toContain('There is no such user. They may have been deleted.')
})

test('an address with the id of a user who cannot be loaded says so', async () => {
  aViewer()
  await expect.poll(text).toContain('We could not load this user.Try again')
})
