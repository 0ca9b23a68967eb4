// @vitest-environment jsdom
import { unreachable } from '@energy/client/call-error'
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ProfileForm } from '../../../src/features/account/profile/profile-form.tsx'
import { anApi } from '../../fixtures/api.ts'
import { listening } from '../../fixtures/listening.ts'
import { aUser } from '../../fixtures/user.ts'

/** The form of a profile, on a site with two more pages. */
function aProfileForm(apiUrl: string) {
  const form = <ProfileForm person={aUser()} providers={['password']} ended={false} onTouch={() => undefined} />
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
