// @vitest-environment jsdom
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ScheduleDialog } from '../../src/shared/actions/schedule-dialog.tsx'
import { textOf, typeInto } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

const ignore = () => undefined

/** What the fields have, once the clock of the company is read. */
async function timeIn(at?: string) {
  const { find, text } = aPanel(
    <ScheduleDialog title="Schedule" at={at} busy={false} error={undefined} onSchedule={ignore} onClose={ignore} />,
    {},
  )
  await expect.poll(text).toContain('London time')
  return [textOf(find('input[type=date]')), textOf(find('input[type=time]'))]
}

test('the time that is set is that of the company’s clock, also where that is read after the dialog has opened', async () => {
  expect(await timeIn('2999-07-01T08:00:00.000Z')).toEqual(['2999-07-01', '09:00'])
})

function Refusing() {
  const [error, setError] = useState<string>()
  const refuse = () => setError('By then it is scheduled to be taken down.')
  return (
    <ScheduleDialog
      title="Schedule"
      at="2999-11-20T09:00:00.000Z"
      busy={false}
      error={error}
      onSchedule={refuse}
      onClose={() => {}}
    />
  )
}

test('the refusal of a time goes once another day is chosen', async () => {
  const { text, press, find } = aPanel(<Refusing />, {})
  press('button[type=submit]')
  await expect.poll(text).toContain('By then it is scheduled to be taken down.')
  typeInto(find('input[type=date]'), '2999-11-21')
  await expect.poll(text).not.toContain('By then it is scheduled to be taken down.')
})

test.each([
  ['23', '2027-03-27T23:30:00Z', '2027-03-28'],
  ['25', '2026-10-24T23:30:00Z', '2026-10-26'],
])('tomorrow is offered, also around a day of %s hours', async (_, now, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  onTestFinished(() => void vi.useRealTimers())
  expect(await timeIn()).toEqual([day, '09:00'])
})
