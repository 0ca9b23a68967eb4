// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { MailChoices } from '../../src/features/notifications/mail-choices.tsx'
import { anApi } from '../fixtures/api.ts'
import { Screen } from '../fixtures/screen.tsx'

const text = () => document.body.textContent

/** Chooses no mail about assignments, over an API that loses the answer. @param isStored whether it has stored it */
async function chooseNone(isStored: boolean) {
  let mails = { whenAssigned: true, overdue: false }
  anApi((name) => {
    if (name.startsWith('GET')) return Response.json(mails)
    if (isStored) mails = { ...mails, whenAssigned: false }
    throw new TypeError('The connection is lost')
  })
  const { find, press } = render(
    <Screen>
      <MailChoices />
    </Screen>,
  )
  await expect.poll(text).toContain('When a request is assigned to me')
  press('[type=checkbox]')
  return () => {
    const box = find('[type=checkbox]')
    return box instanceof HTMLInputElement && box.checked
  }
}

test('a second choice goes with the first, also before that is saved', async () => {
  const sent = anApi((name) =>
    name.startsWith('GET') ? Response.json({ whenAssigned: false, overdue: false }) : new Promise(() => undefined),
  )
  const { press } = render(
    <Screen>
      <MailChoices />
    </Screen>,
  )
  await expect.poll(text).toContain('When a request is assigned to me')
  press('label:first-of-type [type=checkbox]')
  press('label:last-of-type [type=checkbox]')
  await expect
    .poll(() => sent.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body))
    .toEqual([
      { whenAssigned: true, overdue: false },
      { whenAssigned: true, overdue: true },
    ])
})

test('the choice of a mail whose answer was lost is saved where it is stored', async () => {
  const isChosen = await chooseNone(true)
  await expect.poll(text).toContain('Saved.')
  await expect.poll(isChosen).toBe(false)
})

test('the choice of a mail that is not stored is not said to be saved', async () => {
  const isChosen = await chooseNone(false)
  await expect.poll(text).toContain('We could not save this.')
  await expect.poll(isChosen).toBe(true)
})
