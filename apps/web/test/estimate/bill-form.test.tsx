// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { keyOf } from '@energy/client/query'
import { CallProvider } from '@energy/client/use-call'
import { SessionProvider } from '@energy/client/session/use-session'
import { user } from '@energy/contracts/people/users'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { BillForm } from '../../src/features/bill/bill-form.tsx'
import { anApi } from '../fixtures/api.ts'
import { aSession } from '../fixtures/session.ts'

const record = {
  username: 'Ada Byron',
  email: 'ada@example.com',
  personalInfo: { phone: '020', address: '' },
  businessInfo: { businessName: '', businessAddress: '', businessEmail: '', businessPhone: '' },
}

test('who is signed in finds their name and address again in the form of a second bill', async () => {
  const { url } = await anApi()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(keyOf(user.read, { params: { email: record.email } }), record)
  const { find, press } = render(
    <QueryClientProvider client={client}>
      <CallProvider value={createCall(url)}>
        <SessionProvider value={aSession().session}>
          <MemoryRouter>
            <BillForm />
          </MemoryRouter>
        </SessionProvider>
      </CallProvider>
    </QueryClientProvider>,
  )
  await expect.poll(() => find('[name=username]')).toHaveProperty('value', 'Ada Byron')
  press('[type=submit]')
  await expect.poll(() => find('output').textContent).toContain('The answer goes to ada@example.com.')
  await expect.poll(() => find('[name=username]')).toHaveProperty('value', 'Ada Byron')
  expect(find('[name=email]')).toHaveProperty('value', 'ada@example.com')
})
