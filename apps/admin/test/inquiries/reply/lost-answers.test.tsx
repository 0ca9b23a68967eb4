// @vitest-environment jsdom
import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { render } from '@energy/ui/test/render'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallForm } from '../../../src/features/inquiries/reply/call-form.tsx'
import { NoteForm } from '../../../src/features/inquiries/reply/note-form.tsx'
import { useReply } from '../../../src/features/inquiries/reply/use-reply.ts'
import { sendHeld } from '../../../src/shared/actions/held-calls.ts'
import { anApi } from '../../fixtures/api.ts'
import { textOf, typeInto } from '../../fixtures/controls.ts'
import { anEntry, anInquiry } from '../../fixtures/inquiry.ts'
import { renderHook } from '../../fixtures/render-hook.tsx'
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

/**
 * The form of a reply with a text, whose answer is lost.
 * @param before the timeline that the form has
 * @param isStored whether the API has the reply then
 */
function aLostReply(before: TimelineEntry[], isStored: boolean) {
  anApi((name) => {
    if (!name.startsWith('GET /api/inquiries/7')) throw new TypeError('The connection is lost')
    const timeline = isStored ? [...before, aReply()] : before
    return Response.json(anInquiry({ timeline }), { headers: { etag: '"2"' } })
  })
  const open = { item: anInquiry({ timeline: before }), etag: '"1"' }
  const onRestart = vi.fn<() => void>()
  const { latest } = renderHook(() => useReply({ latest: open, onRestart, onNext: () => '' }))
  latest().form.setValue('subject', ' Your boiler')
  latest().form.setValue('text', 'We call you. ')
  return { latest, onRestart }
}
const aReply = () => anEntry({ what: 'reply', subject: 'Your boiler', text: 'We call you.' })

test('a reply whose answer was lost is on its way where the inquiry has it', async () => {
  const { latest, onRestart } = aLostReply([], true)
  latest().submit()
  await expect.poll(shownText).toContain('The reply is on its way.')
  expect(onRestart).toHaveBeenCalledOnce()
})

test('and so where it is held: the next one who opens the inquiry finds no draft that would be sent again', async () => {
  const { latest } = aLostReply([], true)
  latest().answerAndNext()
  await expect.poll(shownText).toContain('Ola Berg is answered.')
  expect(localStorage).toHaveLength(1)
  await sendHeld()
  expect(localStorage).toHaveLength(0)
})

test('a reply that the inquiry lacks is not said to be on its way, also where one had the same words before', async () => {
  const { latest, onRestart } = aLostReply([aReply()], false)
  latest().submit()
  await expect.poll(() => latest().summary.errors).toMatchObject([{ message: expect.stringContaining('The server') }])
  expect(onRestart).not.toHaveBeenCalled()
})

test('a held reply whose answer was lost, of which nobody can say whether it is there, is sent again as the same one from its draft', async () => {
  const keys = aLossyApi()
  const open = { item: anInquiry(), etag: '"1"' }
  const aForm = () => renderHook(() => useReply({ latest: open, onRestart: () => undefined, onNext: () => '' }))
  const held = aForm()
  held.latest().form.setValue('text', 'We call you.')
  held.latest().answerAndNext()
  await expect.poll(shownText).toContain('Ola Berg is answered.')
  held.close()
  await sendHeld()
  const again = aForm()
  again.latest().submit()
  await expect.poll(shownText).toContain('The reply is on its way.')
  const [lost, same] = keys()
  expect(lost).toMatch(/./)
  expect(same).toBe(lost)
})
