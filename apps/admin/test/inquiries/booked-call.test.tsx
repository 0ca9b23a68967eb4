// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { FormFacts } from '../../src/features/inquiries/pane/form-facts.tsx'
import { useInquiry } from '../../src/features/inquiries/use-inquiry.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { pressButton } from '../fixtures/controls.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { aPanel, site } from '../fixtures/panel.tsx'

afterEach(() => void vi.useRealTimers())

const CANCEL = 'DELETE /api/inquiries/7/booking'
const buttons = () => [...document.querySelectorAll('dl button')].map(({ textContent }) => textContent)
const open = (bookedFor: string) => aPanel(<FormFacts item={anInquiry({ bookedFor })} />, { [CANCEL]: {} })

test('a booked call is cancelled once it was asked for, and only until its hour begins', async () => {
  const { sent, text } = open('2099-12-01T10:00:00.000Z')
  await expect.poll(buttons).toEqual(['Cancel the call'])
  pressButton('Cancel the call')
  await expect.poll(text).toContain('Ola Berg gets a mail that we do not ring on')
  expect(sent.map(({ name }) => name)).not.toContain(CANCEL)
  pressButton('Cancel it')
  await expect.poll(() => sent.map(({ name }) => name)).toContain(CANCEL)
})

test('a call whose hour has begun cannot be cancelled any more', async () => {
  const { text } = open('2020-12-01T10:00:00.000Z')
  await expect.poll(text).toContain('1 Dec 2020')
  expect(buttons()).toEqual([])
})

/** The form of the inquiry as it is read. */
function Read() {
  const { data } = useInquiry('7')
  return data && <FormFacts item={data.item} />
}

test('a call that was cancelled by its booker meanwhile says why it cannot be, and is not shown any more', async () => {
  // It is read again in any case a while later.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const { text } = aPanel(<Read />, {
    'GET /api/inquiries/7': anInquiry({ bookedFor: '2099-12-01T10:00:00.000Z' }),
  })
  await expect.poll(buttons).toEqual(['Cancel the call'])
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === CANCEL) return aProblem(409, 'This call has begun or is cancelled.')
    return Response.json(anInquiry())
  })
  pressButton('Cancel the call')
  await expect.poll(text).toContain('gets a mail')
  pressButton('Cancel it')
  await expect.poll(text).toContain('The call is not cancelled. This call has begun or is cancelled.')
  await expect.poll(buttons).toEqual([])
})
