// @vitest-environment jsdom
import type { ScheduledItem } from '@energy/contracts/content/schedules'
import { expect, test } from 'vitest'
import { Scheduled } from '../../src/features/content/scheduled/scheduled.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { pressButton, typeInto } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

const item: ScheduledItem = {
  kind: 'services',
  _id: '7',
  headerTitle: 'Solar',
  action: 'publish',
  at: '2026-11-20T10:00:00.000Z',
  number: 1,
  author: 'Amara',
  failed: false,
}
const text = () => document.body.textContent

test('who calls off what is done while the question is open sees that it is not scheduled any more', async () => {
  const { press, client } = aPanel(<Scheduled />, { 'GET /api/schedules': [item] })
  await expect.poll(text).toContain('Solar')
  press('[aria-label="Call off Solar"]')
  await expect.poll(text).toContain('Call off the publication of Solar?')
  anApi((name) => (name.startsWith('DELETE') ? aProblem(404, 'This is not scheduled any more.') : Response.json([])))
  await client.invalidateQueries()
  await expect.poll(text).toContain('Nothing is scheduled.')
  document.querySelector<HTMLElement>('.swal2-confirm')?.click()
  await expect.poll(text).toContain('We could not call it off. This is not scheduled any more.')
})

test('the button that changes a time can take the focus back from its dialog, also before the answer is there', async () => {
  const { find, press } = aPanel(<Scheduled />, { 'GET /api/schedules': [item] })
  await expect.poll(text).toContain('Solar')
  const answer = Promise.withResolvers<Response>()
  const sent = anApi((name) => (name.startsWith('PUT') ? answer.promise : Response.json([item])))
  const button = find('[aria-label="Change the time for Solar"]')
  button.focus()
  pressButton('Change')
  typeInto(find('input[type=date]'), '2999-11-20')
  find('dialog [type=submit]').focus()
  press('dialog [type=submit]')
  await expect.poll(() => button.ariaBusy).toBe('true')
  expect(button.hasAttribute('disabled')).toBe(false)
  // It is another time for what is scheduled, which may be an older version than the draft.
  expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({ number: 1 })
  answer.resolve(Response.json({}))
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('the dialog stays when the time comes that it changes, and says that this is not scheduled any more', async () => {
  const { find, press, client } = aPanel(<Scheduled />, { 'GET /api/schedules': [item] })
  await expect.poll(text).toContain('Solar')
  pressButton('Change')
  typeInto(find('input[type=date]'), '2999-11-20')
  anApi((name) => (name.startsWith('PUT') ? aProblem(409, 'This is not scheduled any more.') : Response.json([])))
  await client.invalidateQueries()
  press('dialog [type=submit]')
  await expect.poll(() => find('dialog').textContent).toContain('This is not scheduled any more.')
  pressButton('Cancel')
  await expect.poll(text).toContain('Nothing is scheduled.')
})

test('what was called off, though the answer was lost, is said to be called off', async () => {
  const { press } = aPanel(<Scheduled />, { 'GET /api/schedules': [item] })
  await expect.poll(text).toContain('Solar')
  const sent = anApi((name) => {
    if (!name.startsWith('DELETE')) return Response.json([])
    if (sent.length === 1) throw new TypeError('The connection is lost')
    return aProblem(404, 'This is not scheduled any more.')
  })
  press('[aria-label="Call off Solar"]')
  await expect.poll(text).toContain('Call off the publication of Solar?')
  document.querySelector<HTMLElement>('.swal2-confirm')?.click()
  await expect.poll(text).toContain('Solar stays as it is.')
})
