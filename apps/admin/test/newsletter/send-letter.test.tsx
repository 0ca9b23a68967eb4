// @vitest-environment jsdom
import type { Letter } from '@energy/contracts/letters/letters'
import { beforeEach, expect, test } from 'vitest'
import { SendButtons } from '../../src/features/newsletter/letters/send-buttons.tsx'
import { useLetterForm } from '../../src/features/newsletter/letters/use-letter-form.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { pressButton, typeInto } from '../fixtures/controls.ts'
import { aLetterRow } from '../fixtures/letters.ts'
import { site } from '../fixtures/panel.tsx'
import { Screen } from '../fixtures/screen.tsx'
import { render } from '@energy/ui/test/render'

beforeEach(() => localStorage.clear())

const mine: Letter = { ...aLetterRow({ _id: '7', title: 'Mine' }), text: '', guides: [] }
const reload = () => Promise.resolve()
const text = () => document.body.textContent
const dialog = () => document.querySelector('dialog')

function Sender() {
  const editor = useLetterForm({ latest: { item: mine, etag: '"2"' }, onEdit: () => undefined })
  return (
    <>
      <input {...editor.form.register('title')} />
      <SendButtons id="7" editor={editor} disabled={false} onReload={reload} />
      <p>In conflict with {editor.conflict?.item.title ?? 'nothing'}</p>
    </>
  )
}

/** The buttons of a letter that somebody else has saved since, with this title. */
function openOutdated(title = 'Theirs') {
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === 'GET /api/letters/recipients') return Response.json({ count: 2 })
    if (name === 'GET /api/letters/7') return Response.json({ ...mine, title }, { headers: { etag: '"3"' } })
    return aProblem(412, 'Somebody was first.')
  })
  return render(
    <Screen>
      <Sender />
    </Screen>,
  )
}

test('a letter that somebody else has saved since is not sent, and the form has the conflict', async () => {
  openOutdated()
  pressButton('Send now')
  await expect.poll(() => document.querySelector('.swal2-title')?.textContent).toBe('Send “Mine” to 2 subscribers now?')
  document.querySelector<HTMLElement>('.swal2-confirm')?.click()
  await expect.poll(text).toContain('In conflict with Theirs')
  await expect.poll(text).toContain('The letter was not sent. Somebody else has saved it in between.')
})

test('a test is of what is typed, which is saved before it is sent', async () => {
  const sent = anApi((name) =>
    Response.json(name in site ? site['GET /api/site?page=other'] : {}, { headers: { etag: '"3"' } }),
  )
  const { find } = render(
    <Screen>
      <Sender />
    </Screen>,
  )
  typeInto(find('[name=title]'), 'Deep winter')
  pressButton('Send test to me')
  await expect.poll(text).toContain('The test is on its way to you.')
  const writes = sent.filter(({ name }) => !name.startsWith('GET')).map(({ name }) => name)
  expect(writes).toEqual(['PUT /api/letters/7', 'POST /api/letters/7/test'])
})

/** Schedules the letter for tomorrow. */
async function schedule() {
  pressButton('At a time')
  await expect.poll(dialog).not.toBeNull()
  dialog()?.querySelector<HTMLElement>('[type=submit]')?.click()
  await expect.poll(dialog).toBeNull()
}

test('nor is it scheduled, and the dialog goes away from the conflict', async () => {
  openOutdated()
  await schedule()
  await expect.poll(text).toContain('The letter was not scheduled. Somebody else has saved it in between.')
  expect(text()).toContain('In conflict with Theirs')
})

test('nor where something is typed, which is saved first and meets the conflict', async () => {
  const { find } = openOutdated()
  typeInto(find('input'), 'Mine, too')
  await schedule()
  await expect.poll(text).toContain('The letter was not scheduled.')
  expect(text()).toContain('In conflict with Theirs')
})

test('what was scheduled and called off meanwhile is not sent either, but it is no conflict', async () => {
  openOutdated('Mine')
  pressButton('Send now')
  await expect.poll(() => document.querySelector('.swal2-title')?.textContent).toBe('Send “Mine” to 2 subscribers now?')
  document.querySelector<HTMLElement>('.swal2-confirm')?.click()
  await expect.poll(text).toContain('The letter was not sent. Somebody else has changed it in between.')
  expect(text()).toContain('In conflict with nothing')
})

test('and where it is to be scheduled, the same is said', async () => {
  openOutdated('Mine')
  await schedule()
  await expect.poll(text).toContain('The letter was not scheduled. Somebody else has changed it in between.')
  expect(text()).toContain('In conflict with nothing')
})

test('a letter that is sent though the answer was lost is on its way, and not said to be unsent', async () => {
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === 'GET /api/letters/recipients') return Response.json({ count: 2 })
    if (name === 'GET /api/letters/7') return Response.json({ ...mine, state: 'sending' }, { headers: { etag: '"3"' } })
    return new Response('Gateway timeout', { status: 504 })
  })
  render(
    <Screen>
      <Sender />
    </Screen>,
  )
  pressButton('Send now')
  await expect.poll(() => document.querySelector('.swal2-title')?.textContent).toBe('Send “Mine” to 2 subscribers now?')
  document.querySelector<HTMLElement>('.swal2-confirm')?.click()
  await expect.poll(text).toContain('The letter is on its way to 2 subscribers.')
  expect(text()).toContain('In conflict with nothing')
})

test('a test whose answer was lost is sent again, and said to be on its way', async () => {
  const sent = anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === 'GET /api/letters/recipients') return Response.json({ count: 2 })
    if (sent.filter((one) => one.name === name).length === 1) throw new TypeError('The connection is lost')
    return Response.json({ acknowledged: true }, { status: 202 })
  })
  render(
    <Screen>
      <Sender />
    </Screen>,
  )
  pressButton('Send test to me')
  await expect.poll(text).toContain('The test is on its way to you.')
  expect(sent.filter(({ name }) => name === 'POST /api/letters/7/test')).toHaveLength(2)
})
