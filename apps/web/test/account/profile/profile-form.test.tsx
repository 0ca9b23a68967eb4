// @vitest-environment jsdom
import { unreachable } from '@energy/client/call-error'
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import type { User } from '@energy/contracts/people/users'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ProfileForm } from '../../../src/features/account/profile/profile-form.tsx'
import { anApi } from '../../fixtures/api.ts'
import { listening } from '../../fixtures/listening.ts'

const ada: User = {
  _id: '1',
  firstName: 'Ada',
  lastName: 'Byron',
  username: 'Ada Byron',
  email: 'ada@example.com',
  image: '',
  role: 'user',
  createdAt: '2027-03-01T09:00:00.000Z',
  pendingOrder: '',
  lastVisit: '',
  lastPurchase: '',
  totalSpend: 0,
  personalInfo: { phone: '', address: '' },
  businessInfo: { businessName: '', businessAddress: '', businessEmail: '', businessPhone: '' },
}

/** The form of a profile, on a site with two more pages. */
function aProfileForm(apiUrl: string) {
  const form = <ProfileForm person={ada} providers={['password']} ended={false} onTouch={() => undefined} />
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/profile', element: <p>Your profile</p> },
    { path: '/about', element: <p>About Us</p> },
  ])
  const { find, press } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={createCall(apiUrl)}>
        <RouterProvider router={router} />
      </CallProvider>
    </QueryClientProvider>,
  )
  return { router, find, press }
}

test('who leaves the form while it is being saved stays where they are', async () => {
  const left = Promise.withResolvers<void>()
  const url = await listening(async (_, response) => {
    await left.promise
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const { router, find, press } = aProfileForm(url)
  press('[type=submit]')
  await router.navigate('/about')
  await expect.poll(() => find('p').textContent).toBe('About Us')
  left.resolve()
  await expect.poll(() => document.body.textContent).toContain('User info updated successfully.')
  expect(find('p').textContent).toBe('About Us')
})

test('nothing can be typed while a profile is being saved, as its page is left then', async () => {
  const api = await anApi()
  const { find, press } = aProfileForm(api.url)
  const name = find('[name=username]')
  api.answerWith(503, unreachable)
  press('[type=submit]')
  expect(name).toHaveProperty('readOnly', true)
  await expect.poll(() => find('[role=alert].form-errors').textContent).toContain('Nothing is saved yet.')
  await expect.poll(() => name).toHaveProperty('readOnly', false)
  api.answerWith(200)
  press('[type=submit]')
  expect(name).toHaveProperty('readOnly', true)
  await expect.poll(() => find('p').textContent).toBe('Your profile')
})
