// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NewsletterForm } from '../../src/features/newsletter/newsletter-form.tsx'
import { anApi } from '../fixtures/api.ts'

test('a subscription is sent with the time that it took and the trap for programs, and then confirmed', async () => {
  const api = await anApi()
  const { find, press } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={createCall(api.url)}>
        <MemoryRouter>
          <NewsletterForm />
        </MemoryRouter>
      </CallProvider>
    </QueryClientProvider>,
  )
  find('[type=email]').setAttribute('value', ' ada@example.com')
  find('[name=website]').setAttribute('value', 'https://spam.example')
  press('button')
  await expect.poll(() => find('output').textContent).toContain('Unless ada@example.com is on the list already')
  const body = { email: 'ada@example.com', website: 'https://spam.example', took: expect.any(Number) }
  expect(api.received).toMatchObject([{ name: 'POST /subscribers', body }])
})
