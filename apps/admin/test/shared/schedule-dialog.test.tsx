// @vitest-environment jsdom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ScheduleDialog } from '../../src/shared/actions/schedule-dialog.tsx'
import { typeInto } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

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
