// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Ask } from '../../../src/features/account/offers/ask.tsx'
import { SiteProvider } from '../../../src/shared/site/use-site.ts'
import { firstSite } from '../../fixtures/first-site.ts'
import { anOffer } from '../../fixtures/offers.ts'
import { typeText } from '../../fixtures/type-text.ts'

type Send = (body: { text: string }) => Promise<unknown>

/** The form that asks about an offer, as on a page that is opened. */
function aForm(send: Send) {
  const { find, press, show } = render(
    <SiteProvider value={firstSite('other')}>
      <Ask offer={anOffer()} send={send} />
    </SiteProvider>,
  )
  const area = () => {
    const found = find('textarea')
    if (!(found instanceof HTMLTextAreaElement)) throw new Error('The form has no text area')
    return found
  }
  const type = (text: string) => typeText(area(), text)
  return { area, form: () => find('form'), type, press, leave: () => show(null) }
}

test('a question stays on this device when its page goes, as where the session ends, until it is sent', async () => {
  onTestFinished(() => localStorage.clear())
  const send = vi.fn<Send>().mockResolvedValue(undefined)
  const first = aForm(send)
  first.type('Is the old boiler taken away?')
  first.leave()
  const second = aForm(send)
  expect(second.area().value).toBe('Is the old boiler taken away?')
  second.press('[type=submit]')
  await expect.poll(() => send.mock.calls[0]?.[0]).toEqual({ text: 'Is the old boiler taken away?' })
  await expect.poll(() => second.area().value).toBe('')
  second.leave()
  expect(aForm(send).area().value).toBe('')
})

test('what is typed while a question is being sent stays, also on this device', async () => {
  onTestFinished(() => localStorage.clear())
  const answer = Promise.withResolvers<void>()
  const first = aForm(() => answer.promise)
  first.type('Is the old boiler taken away?')
  first.press('[type=submit]')
  first.type('And who takes away the tank?')
  answer.resolve()
  await expect.poll(() => first.form().textContent).toContain('We have your question.')
  expect(first.area().value).toBe('And who takes away the tank?')
  first.leave()
  expect(aForm(() => answer.promise).area().value).toBe('And who takes away the tank?')
})
