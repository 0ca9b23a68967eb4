// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallForm } from '../../../src/features/inquiries/reply/call-form.tsx'
import { NoteForm } from '../../../src/features/inquiries/reply/note-form.tsx'
import { anApi } from '../../fixtures/api.ts'
import { textOf, typeInto } from '../../fixtures/controls.ts'
import { anInquiry } from '../../fixtures/inquiry.ts'
import { aClient, aSession, Screen } from '../../fixtures/screen.tsx'

beforeEach(() => localStorage.clear())

const shownText = () => document.body.textContent

/** An API whose first answer is lost. @returns the keys of what is sent to it */
function aLossyApi() {
  const sent = anApi((name) => {
    if (!name.startsWith('POST')) return Response.json([])
    if (keys().length === 1) throw new TypeError('The connection is lost')
    return Response.json({ acknowledged: true, insertedId: '8' }, { status: 201 })
  })
  const keys = () =>
    sent.filter(({ name }) => name.startsWith('POST')).map(({ headers }) => headers.get('idempotency-key') ?? '')
  return keys
}

test('a note whose answer was lost is sent again as the same one; the same words later are another note', async () => {
  const keys = aLossyApi()
  const { find, press } = render(
    <Screen client={aClient()} session={aSession('ada')}>
      <NoteForm item={anInquiry()} />
    </Screen>,
  )
  const add = () => {
    typeInto(find('textarea'), 'Called again.')
    press('button')
  }
  add()
  await expect.poll(shownText).toContain('The note is not added.')
  for (const times of [2, 3]) {
    add()
    await expect.poll(() => [keys().length, textOf(find('textarea'))]).toEqual([times, ''])
  }
  const [lost, again, later] = keys()
  expect(lost).toMatch(/./)
  expect(again).toBe(lost)
  expect(later).not.toBe(lost)
})

test('a call whose answer was lost is sent again as the same one', async () => {
  const keys = aLossyApi()
  const onClose = vi.fn<() => void>()
  const { press } = render(
    <Screen client={aClient()} session={aSession('ada')}>
      <CallForm latest={{ item: anInquiry(), etag: '"1"' }} onClose={onClose} />
    </Screen>,
  )
  press('[type=submit]')
  await expect.poll(shownText).toContain('The server could not be reached.')
  press('[type=submit]')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const [lost, again] = keys()
  expect(lost).toMatch(/./)
  expect(again).toBe(lost)
})
