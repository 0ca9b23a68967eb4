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

test('nothing can be typed while a message is being sent, as its answer empties the form', async () => {
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
  type('firstName', 'Ada')
  type('email', 'ada@example.com')
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
