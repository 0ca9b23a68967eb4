// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { ReadingPane } from '../../src/features/inquiries/pane/reading-pane.tsx'
import { pressButton } from '../fixtures/controls.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { aPanel, siteOf } from '../fixtures/panel.tsx'

const text = () => document.body.textContent

test('an inquiry says when it was sent by the clock of the company, also in the timeline and before it is deleted', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const pane = (
    <ReadingPane
      id="7"
      firstId="7"
      navigation={null}
      onShown={() => () => undefined}
      onNext={() => undefined}
      onDeleted={() => undefined}
    />
  )
  aPanel(pane, { ...siteOf({ timeZone: 'Asia/Tokyo' }), 'GET /api/inquiries/7': anInquiry() })
  await expect.poll(text).toContain('2026-0007, sent Fri 20 Nov 2026, 19:00')
  const titles = [...document.querySelectorAll('time')].flatMap(({ title }) => title || [])
  expect(titles).toEqual(['Fri 20 Nov 2026, 19:00'])
  pressButton('Delete this request')
  await expect.poll(text).toContain('Delete the request of Fri 20 Nov 2026, 19:00?')
})
