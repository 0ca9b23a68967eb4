// @vitest-environment jsdom
import type { Invitation } from '@energy/contracts/people/invitations'
import { expect, test } from 'vitest'
import { Invitations } from '../../src/features/staff/invitations.tsx'
import { InviteForm } from '../../src/features/staff/invite-form.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { isBusy, pressButton, typeInto } from '../fixtures/controls.ts'
import { invited } from '../fixtures/invitation.ts'
import { aPanel } from '../fixtures/panel.tsx'

const LIST = 'GET /api/invitations'
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

/** An API that has these invitations, and loses the answer of the first call that writes. */
function aLossyApi(invitations: Invitation[]) {
  const sent = anApi((name) => {
    if (name === LIST) return Response.json(invitations)
    if (name.startsWith('POST') && writes().length === 1) throw new TypeError('The connection is lost')
    return Response.json({ acknowledged: true, insertedId: '1' }, { status: 201 })
  })
  const writes = () => sent.filter(({ name }) => name.startsWith('POST'))
  return () => writes().map(({ headers }) => headers.get('idempotency-key'))
}

test('an invitation whose answer was lost is asked for again as the same one; a later one is another', async () => {
  const { find, text } = aPanel(<InviteForm />, {})
  const keys = aLossyApi([])
  const onItsWay = `The invitation to ${invited.email} is on its way.`
  for (const [before, said] of ['The server could not be reached.', onItsWay, onItsWay].entries()) {
    typeInto(find('[name=email]'), invited.email)
    pressButton('Invite')
    await expect.poll(keys).toHaveLength(before + 1)
    await expect.poll(text).toContain(said)
    await expect.poll(isBusy).toBe(false)
  }
  const [lost, again, later] = keys()
  expect(lost).toMatch(/./)
  expect(again).toBe(lost)
  expect(later).not.toBe(lost)
})

test('an invitation whose answer was lost, and that is revoked since, is made anew', async () => {
  const panel = (
    <>
      <InviteForm />
      <Invitations />
    </>
  )
  const { find, text, press } = aPanel(panel, { [LIST]: [invited] })
  await expect.poll(rows).toEqual([invited.email])
  const keys = aLossyApi([invited])
  const invite = async (said: string) => {
    typeInto(find('[name=email]'), invited.email)
    pressButton('Invite')
    await expect.poll(text).toContain(said)
    await expect.poll(isBusy).toBe(false)
  }
  await invite('The server could not be reached.')
  press(`[aria-label="Delete the invitation to ${invited.email}"]`)
  await expect.poll(text).toContain(`Delete the invitation to ${invited.email}?`)
  pressButton('Delete')
  await expect.poll(text).toContain('Invitation deleted.')
  await invite(`The invitation to ${invited.email} is on its way.`)
  const [lost, anew] = keys()
  expect(lost).toMatch(/./)
  expect(anew).not.toBe(lost)
})

/** The invitations, of which there is one. */
async function anInvitation() {
  const { text } = aPanel(<Invitations />, { [LIST]: [invited] })
  await expect.poll(rows).toEqual([invited.email])
  return text
}

test('an invitation that was sent again is on its way, though the answer was lost', async () => {
  const text = await anInvitation()
  const keys = aLossyApi([{ ...invited, sentAt: '2026-11-21T10:00:00.000Z' }])
  pressButton('Send again')
  await expect.poll(text).toContain(`The invitation to ${invited.email} is on its way again.`)
  expect(keys()).toHaveLength(1)
})

test('an invitation of which nobody can say whether it was sent again is sent as the same mail; a later one is another', async () => {
  const text = await anInvitation()
  const keys = aLossyApi([invited])
  const onItsWay = `The invitation to ${invited.email} is on its way again.`
  const failed = 'The invitation was not sent. The server could not be reached.'
  for (const [before, said] of [failed, onItsWay, onItsWay].entries()) {
    pressButton('Send again')
    await expect.poll(keys).toHaveLength(before + 1)
    await expect.poll(text).toContain(said)
  }
  const [lost, again, later] = keys()
  expect(lost).toMatch(/./)
  expect(again).toBe(lost)
  expect(later).not.toBe(lost)
})

test('the buttons of each invitation name its address', async () => {
  await anInvitation()
  const names = [...document.querySelectorAll('tbody button')].map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual([`Send again to ${invited.email}`, `Delete the invitation to ${invited.email}`])
})

test('an invitation whose mail did not arrive says so', async () => {
  const { text } = aPanel(<Invitations />, { [LIST]: [{ ...invited, refusal: '550 No such mailbox' }] })
  await expect.poll(text).toContain('The mail did not arrive550 No such mailbox')
})
