// @vitest-environment jsdom
import type { Standing } from '@energy/contracts/content/drafts'
import { flushSync } from 'react-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aProblem } from '../fixtures/api.ts'
import { aQuestion, DRAFT, openQuestion } from '../fixtures/content-editor.tsx'
import { pressButton, textOf, typeInto } from '../fixtures/controls.ts'

// jsdom has no popovers.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-20T09:59:50Z') })
  onTestFinished(() => void vi.useRealTimers())
})

const text = () => document.body.textContent
const standing = () => [...document.querySelectorAll('span')].map(({ textContent }) => textContent)
const scheduled: Partial<Standing> = {
  schedules: [{ action: 'publish', at: '2026-11-20T10:00:00.000Z', number: 1, author: 'Amara', failed: false }],
}

/** Opens a question that is scheduled, and by the next read is live. */
function openScheduled(theirs = 'Is it loud?') {
  return openQuestion((name, before) => {
    if (name === 'DELETE /api/texts/7/schedules/publish') return aProblem(404, 'There is no such record.')
    if (name === `PUT ${DRAFT.slice(4)}`)
      return Response.json({ hasChanges: true, savedAt: '2026-11-20T10:01:00.000Z' })
    if (name !== DRAFT) return undefined
    return before > 0
      ? aQuestion(4, theirs, { state: 'live', hasChanges: false })
      : aQuestion(1, 'Is it loud?', scheduled)
  })
}

test('once the time of what is scheduled has come, the editor says how the item stands', async () => {
  const { sent } = openScheduled()
  await expect.poll(text).toContain('Scheduled for')
  vi.advanceTimersByTime(30_000)
  await expect.poll(standing).toContain('Live')
  expect(text()).not.toContain('Scheduled')
  flushSync(() => void vi.advanceTimersByTime(60_000))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.filter(({ name }) => name === DRAFT)).toHaveLength(2)
})

test('what is typed until then stays, and is a change of what is live', async () => {
  const { find } = openScheduled()
  await expect.poll(text).toContain('Scheduled for')
  typeInto(find('[name=question]'), 'Is it loud at night?')
  vi.advanceTimersByTime(30_000)
  await expect.poll(text).toContain('LiveNot saved yet')
  expect(text()).toContain('Publish changes')
  expect(textOf(find('[name=question]'))).toBe('Is it loud at night?')
})

test('what is saved right after that, on top of a newer draft, is no conflict with oneself', async () => {
  const { find, sent } = openQuestion((name, before) => {
    if (name === DRAFT && before === 0) return aQuestion(3, 'Is it loud?', scheduled)
    if (name === DRAFT) return aQuestion(4, 'Is it loud?', { state: 'live', hasChanges: true })
    if (name !== `PUT ${DRAFT.slice(4)}`) return undefined
    if (before === 0) return aProblem(412, 'It was published.')
    return Response.json({ hasChanges: true, savedAt: '2026-11-20T10:00:10.000Z' }, { headers: { etag: '"5"' } })
  })
  await expect.poll(text).toContain('Scheduled for')
  typeInto(find('[name=question]'), 'Is it loud at night?')
  dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
  await expect.poll(text).toContain('Live with unpublished changesSaved at 10:00')
  const saves = sent.filter(({ name }) => name.startsWith('PUT') && name.endsWith('/draft'))
  expect(saves.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"'])
  expect(text()).not.toContain('Somebody else')
})

test('what is saved once another text is scheduled is said not to be it', async () => {
  const { find } = openQuestion((name) => {
    if (name === DRAFT) return aQuestion(1, 'Is it loud?', scheduled)
    if (name !== `PUT ${DRAFT.slice(4)}`) return undefined
    return Response.json({ number: 2, hasChanges: true, savedAt: '2026-11-20T09:59:50.000Z' })
  })
  await expect.poll(text).toContain('Scheduled by Amara')
  typeInto(find('[name=question]'), 'Is it loud at night?')
  dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
  await expect.poll(text).toContain('Saved at 09:59; another text is scheduled')
})

test('a form in which nothing is typed gets what somebody else has saved until then', async () => {
  const { find } = openScheduled('Is it warm?')
  await expect.poll(text).toContain('Scheduled for')
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => textOf(find('[name=question]'))).toBe('Is it warm?')
})

test('what is not scheduled any more cannot be called off, and the editor says how the item stands', async () => {
  openScheduled()
  await expect.poll(text).toContain('Scheduled for')
  pressButton('Cancel the scheduleIt stays as it is')
  await expect.poll(text).toContain('This is not scheduled any more. You see it now as it stands.')
  await expect.poll(standing).toContain('Live')
})

test('the editor says what was scheduled and could not be done', async () => {
  const schedules = scheduled.schedules?.map((each) => ({ ...each, failed: true })) ?? []
  const { sent } = openQuestion((name) => (name === DRAFT ? aQuestion(1, 'Is it loud?', { schedules }) : undefined))
  await expect.poll(text).toMatch(/DraftPublish .*20 Nov.*: This could not be done/)
  // It is over, so nothing more is read of it.
  flushSync(() => void vi.advanceTimersByTime(60_000))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.filter(({ name }) => name === DRAFT)).toHaveLength(1)
})
