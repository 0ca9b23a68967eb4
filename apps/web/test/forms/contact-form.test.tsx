// @vitest-environment jsdom
import { unreachable } from '@energy/client/call-error'
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ContactForm } from '../../src/features/contact/contact-form.tsx'
import { anApi } from '../fixtures/api.ts'

/** The form of a message, with what it must have. */
async function aForm() {
  const api = await anApi()
  const { find, press } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={createCall(api.url)}>
        <MemoryRouter>
          <ContactForm />
        </MemoryRouter>
      </CallProvider>
    </QueryClientProvider>,
  )
  const type = (name: string, text: string) => Object.assign(find(`[name=${name}]`), { value: text })
  const begin = () => {
    type('firstName', 'Ada')
    type('email', 'ada@example.com')
  }
  begin()
  return { api, find, press, type, begin }
}

test('nothing can be typed while a message is being sent, as its answer empties the form', async () => {
  const { api, find, press, type } = await aForm()
  const comment = type('comment', 'Our boiler is old.')
  api.answerWith(503, unreachable)
  press('[type=submit]')
  expect(comment).toHaveProperty('readOnly', true)
  await expect.poll(() => find('[role=alert]').textContent).toContain(unreachable.detail)
  await expect.poll(() => comment).toMatchObject({ readOnly: false, value: 'Our boiler is old.' })
  api.answerWith(201)
  press('[type=submit]')
  expect(comment).toHaveProperty('readOnly', true)
  await expect.poll(() => find('output').textContent).toContain('We have your message.')
  await expect.poll(() => comment).toMatchObject({ readOnly: false, value: '' })
})

test('a message without an answer is sent again as the same one; other words, and the same ones later, are another', async () => {
  const { api, find, press, type, begin } = await aForm()
  const send = async (comment: string, said: string) => {
    type('comment', comment)
    press('[type=submit]')
    await expect.poll(() => find('[type=submit]').getAttribute('aria-busy')).not.toBe('true')
    expect(document.body.textContent).toContain(said)
  }
  api.answerWith(503, unreachable)
  await send('Our boiler is old.', unreachable.detail)
  await send('Our boiler is old.', unreachable.detail)
  api.answerWith(201)
  await send('Our boiler is cold.', 'We have your message.')
  begin()
  await send('Our boiler is cold.', 'We have your message.')
  const [lost, again, other, later] = api.received.map(({ headers }) => headers['idempotency-key'])
  expect(lost).toMatch(/./)
  expect(again).toBe(lost)
  expect(new Set([lost, other, later]).size).toBe(3)
})
