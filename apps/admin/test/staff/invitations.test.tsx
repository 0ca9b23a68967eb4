// @vitest-environment jsdom
import type { Invitation } from '@energy/contracts/people/invitations'
import { expect, test } from 'vitest'
import { Invitations } from '../../src/features/staff/invitations.tsx'
import { InviteForm } from '../../src/features/staff/invite-form.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { pressButton, typeInto } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

const LIST = 'GET /api/invitations'
const invited: Invitation = {
  _id: '1',
  email: 'grace@example.com',
  role: 'editor',
  invitedBy: 'Ada',
  sentAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-23T10:00:00.000Z',
}
const rows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent.slice(0, 17))

test('an admin whose invitation is refused because there is one already is shown it, as where the answer to the own one was lost', async () => {
  const panel = (
    <>
      <InviteForm />
      <Invitations />
    </>
  )
  const { find, text, sent } = aPanel(panel, { [LIST]: [] })
  await expect.poll(() => sent.length).toBe(1)
  anApi((name) => (name === LIST ? Response.json([invited]) : aProblem(409, 'There is an invitation already.')))
  typeInto(find('[name=email]'), invited.email)
  pressButton('Invite')
  await expect.poll(text).toContain('There is an invitation already.')
  await expect.poll(rows).toEqual([invited.email])
})

test('it is the invitation that is revoked, and one that somebody else has revoked is not shown any more', async () => {
  const { press, text } = aPanel(<Invitations />, { [LIST]: [invited] })
  await expect.poll(rows).toEqual([invited.email])
  anApi((name) => (name === LIST ? Response.json([]) : aProblem(404, 'There is no such record.')))
  press(`[aria-label="Delete the invitation to ${invited.email}"]`)
  await expect.poll(text).toContain(`Delete the invitation to ${invited.email}?`)
  pressButton('Delete')
  await expect.poll(text).toContain('We could not delete the invitation.')
  await expect.poll(rows).toEqual([])
})
